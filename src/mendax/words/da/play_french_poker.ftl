# Hvordan fransk poker spilles ved et bord: en sætning for hver regel, der gælder der.
french-poker-play-aim = Målet
french-poker-play-counted-in-tokens = Alle begynder med { $tokens ->
    [one] én brik
   *[other] { $tokens } brikker
}. Den, der gribes i at melde for meget, lægger en væk, og det gør den, der tvivler forgæves, også. Uden brikker er man ude.
french-poker-play-counted-in-charge = I puljen er der to brikker pr. spiller og én til. Den, der taber en runde, tager én. Når puljen er tom, er spillere uden brikker i sikkerhed, og fra da af giver vinderen af hver runde én tilbage. Den sidste med brikker taber.
french-poker-play-ends-last-standing = De andre spiller videre, og den sidste i spillet vinder.
french-poker-play-ends-first-out = Den første, der er ude, har tabt, og spillet er slut.

french-poker-play-hands = Hænderne
french-poker-play-poker-dice = Terningerne er pokerterninger og viser 9, 10, J, Q, K og A, fra lavest til højest: hvor der nedenfor står en til seks, er nieren eneren og esset sekseren.
french-poker-play-from-the-highest = Fra højest til lavest:
french-poker-play-hand-five = fem ens
french-poker-play-hand-four = fire ens
french-poker-play-hand-full-house = fuldt hus: tre ens og et par; først tæller de tre, så de to
french-poker-play-hand-straight-to-6 = straight 2-3-4-5-6
french-poker-play-hand-straight-to-5 = straight 1-2-3-4-5
french-poker-play-hand-three = tre ens
french-poker-play-hand-two-pairs = to par: først tæller det højeste, så det laveste
french-poker-play-hand-pair = et par
french-poker-play-hand-high-die = højeste terning; “højeste terning firer” eller lavere siger intet, for så meget er fem terninger altid værd
french-poker-play-general = En melding er generel (“to par”) eller præcis (“seksere og femmere”). En præcis melding er højere end den generelle for samme hånd og lavere end den for næste hånd.
french-poker-play-detailed = Hver melding nævner sine værdier: “seksere og femmere”, ikke bare “to par”.
french-poker-play-kickers-none = Terninger uden for hånden tæller ikke.
french-poker-play-kickers-full = En melding må også nævne sideterningerne, resten af terningerne, den højeste først: “et par seksere, med 5, 4”. De, der ikke nævnes, tæller lavest.
french-poker-play-wild = En ener står for den værdi, der giver den bedste hånd.
french-poker-play-true = En melding er sand, hvis hånden er lige så meget værd eller mere.

french-poker-play-round = En runde
french-poker-play-opens = Loddet afgør, hvem der begynder første runde. Den, der begynder, slår fem terninger under bægeret, ser på dem og melder en hånd: sandheden, mere eller mindre. Den næste, med uret, svarer:
french-poker-play-doubt = “Det tror jeg ikke”: alle terninger vises. Er meldingen højere end hånden, taber den, der meldte; ellers taber tvivleren.
french-poker-play-believe = “Det tror jeg”: du tager terningerne, som de ligger, og ser på dem. Så er det for sent at tvivle.
french-poker-play-pass = “Jeg sender videre”: du sender terningerne videre uden at se, med en højere melding, og står inde for den.
french-poker-play-with-the-dice = Den, der har taget terningerne, gør ét af dette:
french-poker-play-keep-hidden = beholder mindst én terning under bægeret, også gerne en, der lå åbent, og slår resten åbent;
french-poker-play-keep-open = lægger nogle terninger åbent og slår resten om under bægeret;
french-poker-play-roll-all = slår alle fem om under bægeret;
french-poker-play-leave = lader alt ligge, som det ligger.
french-poker-play-claim-more = Så skal man melde mere end den forrige melding.
french-poker-play-top-doubt-or-concede = Intet er højere end fem seksere: efter dem tvivler man, eller man giver op uden at se, taber og begynder næste runde.
french-poker-play-top-must-doubt = Intet er højere end fem seksere: efter dem skal der tvivles.
french-poker-play-starter-doubter-or-next = Efter en afsløret løgn begynder tvivleren næste runde; efter en forkert tvivl den næste efter tvivleren.
french-poker-play-starter-loser = Taberen begynder næste runde; er taberen ude, gør den næste.

french-poker-play-besides = Desuden
french-poker-play-clock = { $seconds ->
    [one] Du har ét sekund
   *[other] Du har { $seconds } sekunder
} til hver beslutning; derefter spiller huset for dig, og det ærligt.
