# Hvad den, der driver serveren, siger til alle.

web-announcement = Fra den, der driver serveren
web-announcement-draining = Serveren genstarter snart. Spil, der er i gang, kan spilles færdig, og nye begynder ikke. Jeres bord bliver gemt.
web-announcement-hide = Skjul
