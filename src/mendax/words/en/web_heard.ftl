# Being heard at a table: faces to make, masks, watchers, what is muted. Table events and refusals
# that belong to it stand here too. { $name } and { $to } are names of players.

table-refused-reactions-off = Faces are switched off at this table.
table-refused-reaction-unknown = There is no face “{ $given }”. There are: { $allowed }.
table-refused-mask-unknown = There is no mask “{ $given }”. There are: { $allowed }.
table-event-reacted = { $name }: { $reaction }
table-event-reacted-at = { $name } to { $to }: { $reaction }
table-event-wore = { $seat } changes masks.

table-reaction-laugh = laughter
table-reaction-gasp = a gasp
table-reaction-squint = suspicion
table-reaction-sweat = cold sweat
table-reaction-weep = tears
table-reaction-cheer = cheers
