# What a link shows where it is sent: in a messenger, on another site.
preview-invited = { $host } invites you to { $game }
preview-table = A table of { $game } is waiting
preview-text = { $pitch } No account: choose a name and sit down.
preview-game = { $game }: how it is played
preview-house = Mendax: three games of straight-faced lies
preview-house-text = Mia, French poker and Sword of Lies, with friends or against bots. No account.
