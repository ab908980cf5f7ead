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

table-mask-fox = Fox
table-mask-owl = Owl
table-mask-cat = Cat
table-mask-bear = Bear
table-mask-hare = Hare
table-mask-wolf = Wolf
table-mask-frog = Frog
table-mask-raven = Raven
table-mask-badger = Badger
table-mask-moon = Moon
table-mask-sun = Sun
table-mask-jester = Jester

web-heard-faces = Faces to make
web-heard-to = Throw it at
web-heard-more = Say more
web-heard-rest = That was many faces: wait a little.
web-heard-watchers = Watching
web-heard-watching-as = You watch as { $name }.
web-heard-unnamed = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
web-heard-mask = Choose a mask
web-heard-volume = Volume
web-heard-talk = Hear talk
web-heard-talk-help = What is said stands at the seat for a moment, and can be read in the talk.
web-heard-talk-off = You have muted all talk.
web-heard-talk-on = Hear talk again
web-heard-see-faces = See the faces others make
