"""What is measured of Sword of Lies alone: how much the simple take off its bots."""
