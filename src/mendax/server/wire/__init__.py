"""Messages that cross the wire, and what each observer is sent."""
