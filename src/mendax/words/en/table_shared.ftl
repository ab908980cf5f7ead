# Several people who play on one device, and screens that show the table to all.
table-refused-shared-device = That is only for people who play on a device of their own.
table-event-device-shared = { $seat } plays on the device of { $owner }.
wire-refused-screen = This screen only shows the table: nothing can be done on it.
