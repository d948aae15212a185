import type { ContentIn } from '../seeds/seed.ts'

export const de: ContentIn = {
  texts: {
    1: {
      title: 'Unternehmensprofil',
      markdown: `
Ein Prüfstein (englisch: touchstone) ist der dunkle Stein, an dem ein Kaufmann Gold reibt, um zu sehen, ob es Gold ist. Wir haben eine Börse
nach ihm benannt, weil eine Börse ebenso geprüft werden sollte: von jedem, jederzeit und ohne den Inhaber um Erlaubnis zu bitten.

## Was Touchstone ist

Touchstone ist eine Handelsplattform für digitale Vermögenswerte. Ihr Kern ist ein einziges geordnetes Protokoll. Jede Order, jede Stornierung,
jeder Preis, auf den es ankommt, und jede Gutschrift ist eine Zeile in diesem Protokoll, bevor sie irgendeine Wirkung hat. Salden, Orderbücher
und Trades sind nichts anderes als das Ergebnis, wenn man das Protokoll von der ersten bis zur letzten Zeile liest. Lesen Sie es noch einmal,
auf einem anderen Computer, und Sie müssen auf die letzte Einheit genau zu denselben Salden kommen.

## Was daraus folgt

* **Nichts wird nachträglich geändert.** Es gibt keinen Befehl, der einen Saldo setzt, einen Preis ändert oder über das Ergebnis eines Trades
  entscheidet. Ein Fehler wird durch einen weiteren, sichtbaren Eintrag berichtigt.
* **Eine Antwort ist ein Versprechen.** Wenn die Plattform Ihnen mitteilt, dass eine Order angenommen wurde, ist die Order bereits auf der
  Festplatte. Wer einen Augenblick später den Stecker zieht, kann sie nicht mehr verschwinden lassen.
* **Geld wird gezählt, nicht geschätzt.** Beträge sind ganze Zahlen der kleinsten Einheit eines Vermögenswerts. Jede Bewegung nimmt einem Konto
  genau das, was sie einem anderen gibt.
* **Die Börse ist sichtbar.** Wo der Betreiber als Market-Maker handelt, tut er es von einem benannten Konto aus, in derselben Warteschlange und
  zu denselben Gebühren wie Sie.

## Wer diese Installation betreibt

Touchstone ist Software, die verschiedene Betreiber einsetzen können. Diese Installation läuft im **Sandbox-Modus**: Ihr Geld ist Spielgeld.
Einzahlungen und Auszahlungen laufen über eine eigene Chain der Sandbox, deren Coins draußen niemand annimmt. Wo ihre Preise simuliert oder aus
Aufzeichnungen abgespielt sind, steht es auf jeder Seite. Sie hat keine Lizenz und braucht keine, weil kein Kundengeld im Spiel ist. Ein
Betreiber, der sie für echtes Geld öffnet, ersetzt diese Seite durch seine eigene und nennt Namen, Anschrift, Lizenz und Kontakt; vorher bedient
eine solche Installation niemanden.
`,
    },
    2: {
      title: 'Wie Preise entstehen',
      markdown: `
Auf dem Handelsbildschirm erscheinen drei verschiedene Preise. Sie entstehen auf verschiedene Weise, und der Unterschied ist wichtig.

## Letzter Preis

Der Preis des jüngsten Trades in unserem eigenen Orderbuch. Zwei Orders sind aufeinandergetroffen; niemand hat die Zahl eingetippt. Kerzen,
24-h-Änderung, Hoch und Tief werden aus diesen Trades berechnet.

## Geld- und Briefkurs

Die besten Preise, zu denen gerade jetzt jemand auf einen Kauf oder Verkauf wartet. Sie ändern sich mit jeder Order. Ein Klick auf einen von
ihnen übernimmt ihn in das Orderformular; er reserviert ihn nicht für Sie.

## Indexpreis

Eine Referenz von außerhalb unseres Orderbuchs. Einmal pro Sekunde hält die Plattform die Preise ihrer Quellen im Protokoll fest. Eine Quelle, die
mehr als 5 % vom Median aller Quellen abweicht, zählt nicht. Die anderen werden auf 0,5 % um den Median begrenzt, und ihr Mittel ist der
Indexpreis. Er hält Limit-Orders in einem vernünftigen Abstand zum Markt, der Market-Maker der Börse stellt seine Preise um ihn herum, und
Mark-Preise und Zeitorders werden aus ihm berechnet.

Zählen weniger Quellen als das Minimum, gibt es keinen Indexpreis: Orders, die ihn brauchen, werden mit dieser Begründung abgelehnt, und
Stornieren bleibt möglich.

## In einer Sandbox

Sofern ihr Betreiber nichts anderes gewählt hat, sind die Quellen **simuliert**: fünf Stück, jede ein wenig anders als die anderen, die alle einem
Zufallspfad folgen. Der Pfad wird beim Start des Servers zufällig gewählt, sofern ihr Betreiber den Startwert nicht festlegt. Spielt der Betreiber
stattdessen eine Aufzeichnung ab, gibt es eine Quelle, und sie ist als Aufzeichnung gekennzeichnet. Simulierte Preise sind überall, wo sie
angezeigt werden, als simuliert gekennzeichnet. Sie sagen nichts darüber aus, was ein Coin in der Welt kostet.

## Warum Sie es glauben können

Die Messwerte sind Einträge im Protokoll wie alles andere. Wer das Protokoll erneut abspielt, berechnet für jede Sekunde denselben Indexpreis und
würde bemerken, wenn einer davon nachträglich geändert worden wäre.
`,
    },
    3: {
      title: 'Nutzungsvereinbarung',
      markdown: `
*Fassung vom 21. November 2026, für Installationen im Sandbox-Modus. Ein Betreiber, der echtes Geld annimmt, muss sie durch eine Vereinbarung nach
dem für ihn geltenden Recht ersetzen.*

## 1. Womit Sie sich einverstanden erklären

Mit der Eröffnung eines Kontos nehmen Sie diese Vereinbarung, die [Risikohinweise](/text?id=4) und die
[Datenschutzbestimmungen](/agrt?id=5) an. Wenn Sie diese nicht annehmen, eröffnen Sie kein Konto.

## 2. Die Sandbox

Alle Guthaben hier sind **Spielgeld**. Sie haben keinen Wert und können gegen nichts außerhalb eingetauscht werden. Sie werden über eine eigene Chain
der Sandbox ein- und ausgezahlt oder über eine Bank, die nur hier existiert. Preise sind simuliert, aus Aufzeichnungen abgespielt oder von
öffentlichen Handelsplätzen gelesen; ein Hinweis auf jeder Seite sagt, welches davon zutrifft. Der Betreiber kann die Sandbox jederzeit ganz von vorn
beginnen; Ihr Konto und seine Geschichte können dann verloren sein.

## 3. Ihr Konto

1. Sie müssen an Ihrem Wohnort volljährig sein, und Sie dürfen ein Konto führen.
2. Das Land, das Sie bei der Registrierung angeben, kann danach nicht geändert werden.
3. Behalten Sie Ihr Passwort, Ihr Transaktionspasswort und Ihre Verifizierungscodes für sich. Niemand von Touchstone wird danach fragen.
4. Wer über Ihre Sitzung verfügt, kann für Sie handeln. Melden Sie sich auf Geräten ab, die andere benutzen. Sie können Ihre Sitzungen jederzeit
   einsehen und beenden.

## 4. Orders und Trades

1. Eine Order ist verbindlich, wenn die Plattform sie angenommen hat. Solange sie nicht ausgeführt ist, kann sie storniert und meist auch geändert
   werden. Eine Zeitorder kann weder geändert noch storniert werden.
2. Orders werden zuerst nach dem Preis und dann nach der Zeit ihres Eingangs ausgeführt, ohne Ausnahme für irgendjemanden, den Betreiber eingeschlossen.
3. Ein Trade, der stattgefunden hat, bleibt bestehen. Die Plattform hat keine Möglichkeit, einen einzelnen Trade rückgängig zu machen, seinen Preis zu
   ändern oder einen Saldo zu bearbeiten.
4. Eine Order wird mit Angabe des Grundes abgelehnt, wenn sie gegen eine Regel ihres Marktes verstößt: Größe, Preisabstand, Guthaben oder Zustand des
   Marktes. Eine abgelehnte Order hat keinerlei Wirkung.
5. Ein Markt kann ausgesetzt oder auf Stornierungen beschränkt werden, aus einem angegebenen Grund, den alle sehen.

## 5. Gebühren

Die [Gebühren](/text?id=6), die bei Annahme Ihrer Order gelten, gelten für sie während ihrer gesamten Dauer. Auf Spotmärkten werden sie von dem
abgezogen, was Sie erhalten, bei Kontrakten vom Kontraktkonto.

## 6. Der Betreiber handelt mit

Der Betreiber stellt Orders von offengelegten Konten bereit. Wie sich diese verhalten, ist in [Der Market-Maker der Börse](/text?id=8) beschrieben.

## 7. Was Sie nicht tun dürfen

Benutzen Sie nicht das Konto einer anderen Person, versuchen Sie nicht, Limits mit mehreren Konten zu umgehen, handeln Sie nicht mit sich selbst, um
andere zu täuschen, und stören Sie nicht den Betrieb der Plattform. In Ihrer eigenen Kopie der Software nach Schwachstellen zu suchen, ist
willkommen; bitte melden Sie, was Sie finden.

## 8. Sperrung eines Kontos

Ein Konto kann gesperrt werden, wenn der Verdacht besteht, dass jemand anderes es benutzt, wenn das Gesetz es verlangt oder wenn sein
Anmeldedatensatz fehlt. Die Sperrung ist ein Eintrag im Protokoll. Ein gesperrtes Konto behält seine Guthaben. Bis es entsperrt wird, kann es nur
Orders und Anträge stornieren, Anlagen zurückzahlen lassen, nicht notierte Coins zurückgeben und Kredite zurückzahlen.

## 9. Verfügbarkeit

Die Plattform kann nicht verfügbar sein. Wenn sie eine Order nicht sicher festhalten kann, lehnt sie die Order ab und sagt es; sie rät nie. Wenn Sie
keine Antwort erhalten, fragen Sie noch einmal mit derselben Anfragekennung: Die Plattform teilt Ihnen mit, was geschehen ist, und tut es nicht zweimal.

## 10. Haftung

Die Sandbox wird so bereitgestellt, wie sie ist, und unentgeltlich. Nichts darin ist Beratung, und keine Entscheidung über echtes Geld sollte sich
darauf stützen.

## 11. Änderungen

Eine neue Fassung dieser Vereinbarung wird angekündigt, bevor sie gilt, mit ihrem Datum am Anfang. Konditionen, die in einer Order oder einem Kauf
festgeschrieben sind, werden durch eine spätere Fassung nicht geändert.

## 12. Beendigung

Sie können die Nutzung Ihres Kontos jederzeit beenden. Einträge im Protokoll können nicht entfernt werden, weil die Bücher aller anderen von ihnen
abhängen; sie enthalten Kontonummern, keine Namen.
`,
    },
    4: {
      title: 'Risikohinweise',
      markdown: `
Lesen Sie dies, bevor Sie handeln, hier oder anderswo.

## Preise digitaler Vermögenswerte schwanken stark

Sie können innerhalb von Tagen die Hälfte ihres Werts verlieren, und manche haben ihn ganz verloren. Vergangene Preise sagen nichts Verlässliches
über spätere aus. Handeln Sie nicht mit Geld, das Sie brauchen.

## Eine Market-Order nimmt, was da ist

Sie wird zu den Preisen ausgeführt, die im Orderbuch warten, und diese können schlechter sein als der letzte Preis. Touchstone begrenzt das: Eine
Market-Order entfernt sich höchstens um einen angegebenen Abstand vom besten Preis (0,5 %, sofern Sie nichts anderes wählen), und der Rest wird
storniert. Innerhalb der Grenze kann der Preis dennoch schlechter sein, als Sie gehofft haben. Die Vorschau zeigt den schlimmsten Fall.

## Eine Stop-Order ist keine Garantie

Eine Stop-Order löst aus, wenn der Preis des letzten Trades oder bei einem Kontrakt, wenn Sie das gewählt haben, der Mark-Preis ihren Stop-Preis
erreicht. Dann wird sie zu einer gewöhnlichen Order. Springt der Markt darüber hinweg, wird sie zu einem schlechteren Preis, nur teilweise oder
gar nicht ausgeführt.

## Eine Limit-Order wird vielleicht nie ausgeführt

Der Preis allein entscheidet nicht; Orders zum selben Preis, die früher kamen, werden zuerst ausgeführt.

## Liquidität kann verschwinden

Ein großer Teil des Orderbuchs in dieser Sandbox stammt von einem Market-Maker. Er kann sich zurückziehen oder aufhören, und dann ist vielleicht niemand
da, mit dem Sie handeln können.

## Technik versagt

Ihre Verbindung, Ihr Gerät oder die Plattform kann in dem Moment ausfallen, in dem Sie sie brauchen. Offene Orders bleiben im Orderbuch, während Sie
abwesend sind. Lassen Sie keine Order offen, die Sie nicht ausgeführt sehen möchten.

## Die Sandbox ist nicht die Welt

Ihre simulierten Preise sind ruhiger oder wilder als echte, was Sie verlieren, ist nicht Ihr Geld, und Angst und Gier fehlen. Erfolg hier ist kein
Zeichen für Erfolg mit echtem Geld.

## Hebel vervielfacht Verluste

Ein Kontrakt mit 50× verliert seine ganze Margin, wenn sich der Preis um 2 % gegen Sie bewegt, und schon weniger genügt, weil ein Teil der Margin
erhalten bleiben muss. Das kann innerhalb von Sekunden geschehen, während Sie schlafen oder zwischen Schließung und Öffnung eines Marktes. Die meisten
Menschen, die mit hohem Hebel handeln, verlieren Geld. Positionen werden von der Börse geschlossen, wenn ihre Margin aufgebraucht ist; Sie werden vorher
nicht gefragt.

## Zeitorders sind so gebaut, dass die Börse im Durchschnitt gewinnt

Sie verlieren den ganzen Betrag, wenn die Richtung falsch ist, und gewinnen weniger als den Betrag, wenn sie richtig ist. Wer rät, verliert mit der Zeit,
und zwar umso schneller, je kürzer die Laufzeit. Mehrere Länder verbieten aus diesem Grund ihren Verkauf an die Öffentlichkeit.
`,
    },
    5: {
      title: 'Datenschutzbestimmungen',
      markdown: `
*Fassung vom 28. November 2026.*

## Was wir über Sie speichern

| Was | Warum | Wie lange |
|---|---|---|
| E-Mail-Adresse oder Telefonnummer | um Sie anzumelden und Ihnen Codes zu senden | solange das Konto besteht |
| Land | es bestimmt, was Ihnen angeboten werden darf | solange das Konto besteht |
| Passwörter | nur als langsam berechneter Fingerabdruck mit Schlüssel, aus dem sie nicht gelesen werden können | bis Sie sie ändern |
| Sitzungen und Anmeldeverlauf: Geräteart, Netzwerkadresse, Zeiten | damit Sie sie einsehen und Sitzungen beenden können | Sitzungen bis einen Tag nach ihrem Ende; der Verlauf 90 Tage |
| Verifizierungscodes | nur als Fingerabdruck mit Schlüssel | einige Minuten |
| Zweite Faktoren, die Adresse eines verknüpften Wallets, die Antwort auf Ihre Sicherheitsfrage | um zu prüfen, dass Sie es sind; Geheimnisse nur verschlüsselt oder als Fingerabdruck | bis Sie sie entfernen oder ändern |
| Sprache, Anti-Phishing-Wort, Preisalarme und wie Mitteilungen Sie erreichen | weil Sie sie gewählt haben | bis Sie sie ändern |
| Favorisierte Märkte, der Code der Person, die Sie eingeladen hat | um Ihnen Ihre Liste zu zeigen; um Provisionen aus Einladungen zu zahlen | solange das Konto besteht |
| Was Sie zur Verifizierung senden | um zu wissen, wer Sie sind | verschlüsselt; Bilder fünf Jahre ab dem Senden, Ihre Angaben, solange das Konto besteht |
| Zahlungsnachweise und Ihre Angaben dazu | um Ihre Zahlung zu finden | Bilder verschlüsselt, fünf Jahre ab dem Senden; Ihre Angaben, solange das Konto besteht |
| Auszahlungsdaten | um Ihre Auszahlungen an eine Bank vorauszufüllen | bis Sie sie ändern |
| Bezeichnungen Ihrer Auszahlungsadressen; Empfänger Ihrer Auszahlungen an eine Bank, verschlüsselt | um Ihnen die Bezeichnungen zu zeigen und Sie auszuzahlen | solange das Konto besteht |
| Was Sie für einen Kredit angeben und senden | um darüber zu entscheiden | verschlüsselt; Bilder Ihres Dokuments fünf Jahre, alles andere drei, ein nie gesendeter Antrag 30 Tage |
| Die Mitteilungen in Ihrem Posteingang | damit Sie sie noch einmal lesen können | ein Jahr |
| Unterhaltungen mit dem Support und die Dateien darin | um Ihnen zu antworten | verschlüsselt; eine Unterhaltung ein Jahr nach ihrer letzten Nachricht, eine Datei ein Jahr ab dem Senden |
| Die Geschichte Ihres Kontos, Ihre Anträge mit den Entscheidungen darüber, Notizen von Mitarbeitern | damit sich später lesen lässt, was mit Ihrem Konto geschah | solange das Konto besteht |
| Ob Sie einen Hilfeartikel nützlich fanden | um bessere zu schreiben | solange der Artikel besteht |
| Orders, Trades und Salden | sie sind die Bücher | für immer |

In der Sandbox werden die Nachrichten, die an Sie gesendet worden wären, außerdem in einem Postausgang aufbewahrt, den **jeder mit Zugang zu diesem Server
lesen kann**. Registrieren Sie sich mit einer ausgedachten Adresse.

## Was im Protokoll steht und was nicht

Das Protokoll, aus dem alles berechnet wird, enthält keine Namen, Post- oder E-Mail-Adressen, Telefonnummern oder Passwörter. Sie erscheinen dort als
Kontonummer und als zufällige Kennung, mit den Chain-Adressen, von denen Sie einzahlen und an die Sie auszahlen. Was diese Nummer mit Ihnen verbindet,
wird getrennt aufbewahrt.

## Wer sie erhält

Niemand. Diese Website lädt nichts von anderen Unternehmen: keine Tracker, keine Schriften, keine Analyse. Wenn der Betreiber einen Mailserver
oder einen Dienst für SMS angebunden hat, sieht dieser die Nachrichten, die über ihn gesendet werden.

## Was Ihr Browser speichert

Ihr Sitzungstoken, Ihre Sprache und Ihre Anzeigeeinstellungen, damit Sie sie nicht erneut festlegen müssen, und ein Cookie, das die Sitzung an diesen
Browser bindet. Es kann von Skripten nicht gelesen werden. Beim Abmelden wird das Token entfernt.

## Ihre Möglichkeiten

Ihre Sitzungen, Anmeldungen und die Geschichte Ihres Kontos sehen Sie im Sicherheitscenter; dort ändern Sie auch Ihre Kontaktdaten, Passwörter,
zweiten Faktoren und Auszahlungsdaten. Sie können den Betreiber fragen, was sonst über Sie gespeichert ist. Das Land wird bei der Registrierung
festgelegt und kann nicht geändert werden. Einträge im Protokoll können nicht gelöscht werden, und das Programm hat keinen Befehl, der ein Konto löscht.
`,
    },
    6: {
      title: 'Gebühren',
      markdown: `
## Spothandel

| | Maker | Taker |
|---|---|---|
| Jedes neue Konto | {{spotMaker}} | {{spotTaker}} |

Sie sind der **Maker** eines Trades, wenn Ihre Order bereits im Orderbuch wartete, und der **Taker**, wenn Ihre Order auf eine wartende traf. Eine Order
kann beides sein, für verschiedene Teile von ihr.

* Die Gebühr wird von dem abgezogen, **was Sie erhalten**: beim Kauf im Coin, beim Verkauf in USDT. Sie zahlen sie nie zusätzlich.
* Die Sätze stehen fest, wenn Ihre Order angenommen wird. Eine spätere Änderung betrifft keine Orders, die bereits im Orderbuch sind.
* Eine Gebühr wird auf die kleinste Einheit des Vermögenswerts aufgerundet, kann also um weniger als eine solche Einheit vom genauen Prozentsatz abweichen.
* Orders aufzugeben, zu ändern und zu stornieren kostet nichts.

Ihre eigenen Sätze stehen auf dem Handelsbildschirm, und die Gebühr einer Order wird in der Vorschau angezeigt, bevor Sie sie senden.

### Ein Beispiel

Sie kaufen 0,01 BTC zu 60.000 USDT mit einer Market-Order. Sie zahlen 600 USDT. Bei einem Satz von 0,1 % beträgt die Gebühr 0,00001 BTC von dem, was Sie
erhalten, und 0,00999 BTC kommen auf Ihrem Konto an.

## Kontrakte

Ein Trade kostet einen Teil seines Werts, in USDT, vom Kontraktkonto abgezogen: {{contractFees}}. Eine teilweise Liquidation kostet außerdem die Liquidationsgebühr,
die bei jedem Kontrakt angegeben ist; sie geht an den Versicherungsfonds. Funding wird zwischen Kunden gezahlt; die Börse behält nichts davon.

## Zeitorders

Der bei jeder Laufzeit angegebene Satz, auf den Betrag. Er wird zurückgegeben, wenn der Abrechnungspreis gleich dem Basispreis ist und wenn die
Order ungültig ist. Was die Börse im Durchschnitt verdient, steht daneben.

## Einzahlungen und Auszahlungen

Eine Einzahlung kostet nichts. Eine nicht verwendete Einzahlung zurücksenden zu lassen kostet {{returnFee}} USDT.

Eine Auszahlung kostet {{withdrawFee}} ihres Betrags und wird von ihm abgezogen: Wer {{withdrawMin}} USDT auszahlt, erhält um diesen Teil weniger. Dies sind
die heutigen Konditionen. Eine Einzahlung behält die Konditionen, zu denen sie eingegangen ist, und wo die heutigen besser für Sie sind, gelten die heutigen.

## Coins kaufen und umtauschen

Der Kurs steht auf der Seite, bevor Sie zustimmen, und eine andere Gebühr gibt es nicht. Er enthält einen Teil für die Börse: bei einem Umtausch
{{conversionSpread}} des Indexpreises, beim Kauf von Coins, was die Seite nennt.

## Anlage, Kredite und neue Coins

Anlage und neue Coins kosten keine Gebühr. Wer angelegtes Geld vorzeitig zurückholt, verliert den Teil davon, der in den Konditionen der Order steht. Ein
Kredit kostet, was seine Konditionen sagen ([Kreditvertrag](/text?id=9)), und keine Gebühr daneben.
`,
    },
    7: {
      title: 'So prüfen Sie die Bücher',
      markdown: `
Sie müssen unseren Angaben über Salden nicht glauben. Sie können sie berechnen.

## Was es zu prüfen gibt

Die Plattform führt ihr Protokoll in nummerierten Blöcken. Jeder Block trägt den Fingerabdruck des vorhergehenden, sodass keine Zeile geändert, entfernt
oder eingefügt werden kann, ohne dass jeder Fingerabdruck danach bricht. In Abständen schreibt die Plattform einen **Prüfpunkt**: wie weit das Protokoll
war, seinen Fingerabdruck und einen Fingerabdruck des gesamten Zustands (jeder Saldo, jede Order und jeder Preis), signiert.

## Wie Sie prüfen

Wer eine Kopie der Protokolldateien und das Programm hat, führt aus:

    npx touchstone verify

Das Programm braucht keine Datenbank, kein Netzwerk und keinen Server. Es liest beide Welten, echt und Demo, von ihrem ersten Eintrag an, wendet jeden
Befehl noch einmal an und vergleicht seine eigenen Fingerabdrücke mit jedem signierten Prüfpunkt. Weicht etwas ab, hält es an und nennt die Nummer des
Eintrags.

## Was das beweist

* Die Bücher folgen aus den festgehaltenen Befehlen und aus nichts anderem.
* Kein Eintrag wurde verändert, nachdem sein Prüfpunkt signiert war.
* Soll und Haben gleichen sich für jeden Vermögenswert aus, und kein Saldo eines Kunden ist je unter null gefallen.

## Was das nicht beweist

* Dass ein Befehl von der Person kam, der er zugeschrieben wird. Sitzungen und Passwörter liegen außerhalb des Protokolls.
* Dass der Betreiber allen dasselbe Protokoll gezeigt hat, es sei denn, die Prüfpunkte werden auch an einem Ort aufbewahrt, den der Betreiber nicht
  erreichen kann. Bewahren Sie die auf, die Sie gesehen haben.
* Dass Coins außerhalb existieren. In der Sandbox existieren keine.

## Ihre eigenen Einträge

*Hauptbuch* führt jede Änderung Ihrer Salden zusammen mit ihrer Position im Protokoll auf. Mit dieser Nummer finden Sie genau den Befehl, der sie
verursacht hat.
`,
    },
    8: {
      title: 'Der Market-Maker der Börse',
      markdown: `
Ein Orderbuch ohne Orders nützt nichts, deshalb stellt der Betreiber einige bereit. Sie sollen genau wissen, wie.

## Das Konto

Die Börse handelt von einem Konto aus, das *liquidity* heißt. Was der Betreiber darauf einzahlt, ist ein Eintrag des Protokolls, und seine Salden
und sein Gewinn folgen aus dem Protokoll wie die von allen anderen. Ihre eigenen Ausführungen sagen, wann ein Eigenkonto der Börse auf der
Gegenseite stand.

## Was es darf

* Es gibt **Post-Only-Limit-Orders** auf beiden Seiten des Indexpreises auf, je zwölf Stufen auf einem Spotmarkt und zehn bei einem Kontrakt, mit
  höchstens einer Änderung der Quotes pro Markt und Sekunde.
* Auf einem Spotmarkt stehen seine besten Quotes in Ruhe etwa 0,02 % vom Index entfernt. Wenn sich Preise schnell bewegen, stehen sie weiter
  entfernt, bis zu 0,25 %. Bei Kontrakten hängt der Abstand von der Art des Instruments ab.
* Es neigt seine Quotes ein wenig gegen den eigenen Bestand: Nach vielen Käufen bietet es niedriger.

## Was es nicht darf

* Es hat **keinen Vorrang**: Eine Order von Ihnen zum selben Preis, die zuerst kam, wird zuerst ausgeführt.
* Es hat **keine früheren Informationen**: Es liest denselben Index und dasselbe Orderbuch wie Sie und sieht niemandes Stop-Orders.
* Es zahlt **dieselben Gebühren** wie ein neuer Kunde.
* Es kann nicht handeln, was es nicht hat, kann nicht unter null fallen und kann keinen Trade stornieren, der stattgefunden hat.

## Die eigenen Orders der Sandbox

In der Sandbox sendet ein zweites offengelegtes Konto, *sandboxFlow*, zu zufälligen Zeiten kleine Orders, damit sich die Märkte bewegen. Sie werden sofort
ausgeführt oder gar nicht. Ein Trade, bei dem beide Seiten Eigenkonten der Börse sind, ist gekennzeichnet, damit Sie ihn auslassen können, wenn Sie beurteilen,
wie viel andere Kunden handeln.

Über die eine Änderung pro Sekunde hinaus werden dort in einem Orderbuch, das gerade jemand betrachtet, die Größen einiger Stufen des Hauses bis zu
viermal pro Sekunde neu ausgelost. Die Preise bleiben, was genommen wurde, wird wieder angeboten, und keine Stufe ist
größer, als das Haus entschieden hatte.

## Interessenkonflikte

Wenn Sie gegen die Börse handeln, ist ihr Verlust Ihr Gewinn und umgekehrt. Das gilt für jeden Market-Maker. Der Schutz ist kein Versprechen guten Willens;
er besteht darin, dass die obigen Regeln Teil des Programms sind, das jeder noch einmal ausführen kann.
`,
    },
    9: {
      title: 'Kreditvertrag',
      markdown: `
## 1. Wer verleiht und was

Das in den Konditionen Ihres Kredits genannte Unternehmen leiht Ihnen USDT. Das Geld kommt aus dem Kreditpool, den zwei Mitarbeiter aus der
eigenen Kasse der Plattform speisen; Geld von Kunden wird nie verliehen. Ein Kredit wird auf Ihr Guthabenkonto ausgezahlt, und ab diesem Moment
können Sie ihn im Rahmen dieses Vertrags verwenden.

## 2. Wie Sie ihn erhalten

1. Sie beantragen einen Betrag, geben an, wer Sie sind und was Sie verdienen, und senden sechs Bilder. Dafür ist die Basis-Verifizierung nötig;
   Ihre Stufe bestimmt, wie viel Sie gleichzeitig schulden dürfen. Sie müssen mindestens 18 Jahre alt sein.
2. Zwei Personen prüfen Ihren Antrag. Sie können weniger gewähren, als Sie beantragt haben, oder nichts; eine Ablehnung nennt den Grund.
3. Ihre Angaben werden verschlüsselt aufbewahrt. Ein halb ausgefüllter Antrag wird gelöscht, wenn Sie ihn senden, oder nach 30 Tagen. Bilder Ihres Dokuments
   und Zahlungsnachweise werden fünf Jahre ab dem Senden aufbewahrt, die anderen drei.

## 3. Was er kostet

1. Ein Tag ist jeder **angefangene** Zeitraum von 24 Stunden seit der Auszahlung des Kredits.
2. Die zinsfreien Tage Ihrer Konditionen kosten nichts. Jeder spätere angefangene Tag kostet den Tagessatz auf das Kapital, das Sie zu seinem Beginn schulden,
   aufgerundet auf die kleinste Einheit. Zinsen tragen keine Zinsen.
3. Nach dem letzten Tag ist der Kredit abgelaufen. Nach den Karenztagen ist er überfällig: Jeder dann angefangene Tag kostet den Verzugssatz auf das Kapital,
   das Sie schulden, zusätzlich zum Tagessatz.
4. **Alle Zinsen und Verzugsgebühren zusammen übersteigen nie den Betrag, der Ihnen geliehen wurde.** Sie schulden nie mehr als das Doppelte davon.
5. Es gibt keine andere Gebühr, und vorzeitige Zahlung kostet nichts: Tage, die nicht begonnen haben, werden auf das, was Sie gezahlt haben, nicht berechnet.

Bevor Sie unterschreiben, zeigt die Seite die Zinsen der gesamten Laufzeit, den Jahressatz, die Kosten jedes Tages, wenn Sie nichts zahlen, und das Höchste, was
Sie je schulden können.

## 4. Rückzahlung

1. Sie können jederzeit jeden Betrag zahlen. Eine Zahlung geht zuerst auf Verzugsgebühren, dann auf Zinsen, dann auf das Kapital und nimmt nie mehr, als Sie
   schulden.
2. Sie zahlen von Ihrem Guthabenkonto oder an die Bank und laden dann den Nachweis hoch. Zwei Personen gleichen den Nachweis mit dem Kontoauszug
   der Bank ab; die Zahlung zählt dann ab dem Moment, in dem Sie den Nachweis hochgeladen haben. Jede Zeile des Kontoauszugs zählt einmal.
3. Zinsen und Verzugsgebühren gehen an die Gebühreneinnahmen der Plattform, das Kapital zurück an den Kreditpool.

## 5. Was Sie damit tun dürfen

Wenn die Konditionen Ihres Kredits sagen, dass er die Plattform nicht verlassen darf, können Sie nicht so viel auszahlen, dass das Verbleibende
weniger wert ist als das, was Sie schulden. Was Sie schulden, wird von dem abgezogen, was Sie haben, wenn bestimmt wird, wie viel Sie auszahlen
dürfen.

## 6. Wenn Sie nicht zahlen

Verzugsgebühren werden wie in 3 berechnet. Es wird nichts verkauft, und kein Geld anderer kommt dafür auf: Der Verlust liegt beim Pool. Die Plattform kann einen
Kredit abschreiben; dann ist nichts mehr zu zahlen. Überfällige Kredite verringern Ihre Bonitätspunkte.

## 7. Änderungen

Die Konditionen, die Sie unterschrieben haben, bleiben bis zum Ende die Ihres Kredits. Andere Konditionen gelten nur für spätere Anträge.

## Derzeit geltende Konditionen

{{loans}}
`,
    },
    10: {
      title: 'Regeln des täglichen Check-ins',
      markdown: `
## 1. Der Zyklus

1. Ein Zyklus hat sieben Tage. Er beginnt am Tag Ihres ersten Check-ins und am Tag Ihres ersten Check-ins, nachdem ein früherer Zyklus vorbei ist.
2. Ein Tag beginnt und endet um Mitternacht in Hongkong (UTC+8), wo immer Sie sind.
3. Sie können einmal am Tag einchecken. Ein Tag, an dem Sie nicht eingecheckt haben, bleibt ohne Check-in: Er kann nicht nachgeholt werden, und er verschiebt
   oder beendet den Zyklus nicht.
4. Alle mit einem Konto dürfen einchecken, verifiziert oder nicht.

## 2. Die Prämien

{{rewards}}

1. Jeder Tag, an dem Sie den Check-in gemacht haben, hat seine Prämie. Sie erhalten sie einmal, auf Ihr Guthabenkonto, wenn Sie **Abholen**
   wählen, bevor der siebte Tag des Zyklus vorüber ist. Danach verfällt sie.
2. Ein Zyklus behält die Prämien, die bei seinem Beginn galten, was immer später entschieden wird.
3. Prämien werden aus einem Budget gezahlt, das aus dem eigenen Geld der Plattform zurückgelegt wurde. Was davon übrig ist, steht neben den Tagen. Ist es
   aufgebraucht, wird nichts gezahlt, bis es wieder aufgefüllt ist; keine Prämie wird mit Geld von Kunden gezahlt.

## 3. Bevor Sie eine erhalten können

1. Ihre Basis-Verifizierung muss genehmigt sein. Vom Demokonto, das keine hat, wird sie nicht verlangt.
2. Prämien aus Check-in und Bonusprogramm zusammen übersteigen nie den oben angegebenen Teil Ihrer eigenen Handelsgebühren. Wer seit Inkrafttreten dieser Regeln
   keine Gebühren gezahlt hat, kann noch keine Prämie erhalten; die Seite sagt, wie viel fehlt, bevor Sie einchecken.
3. Ein gesperrtes Konto erhält nichts, solange es gesperrt ist.

Einchecken kostet nichts und verpflichtet Sie zu nichts. Handeln Sie nicht, um eine Prämie zu erhalten: Die Gebühren dafür sind mindestens zehnmal so hoch wie
die Prämien, die sie ermöglichen.

## 4. Änderungen

Zwei Mitarbeiter entscheiden über diese Zahlen, und die Entscheidung ist ein Eintrag im Protokoll. Sie gilt für Zyklen, die danach beginnen.
`,
    },
    11: {
      title: 'Anlagekonditionen',
      markdown: `
## 1. Was eine Anlage ist

Sie legen USDT Ihres Anlagekontos für eine feste Anzahl von Tagen zurück. Für jeden vollen Tag erhalten Sie einen Ertrag. Der Betrag, den Sie anlegen (das
Kapital), bleibt Ihres und bleibt die ganze Zeit auf Ihrem Anlagekonto, wo er als gesperrt angezeigt wird. Niemand investiert ihn, verleiht ihn oder handelt mit
ihm, und kein Programm entscheidet über ihn.

## 2. Woher der Ertrag kommt

Aus dem eigenen Geld der Plattform. Beim Verkauf wird der **gesamte** Ertrag Ihrer Order aus der Plattformkasse auf ein Treuhandkonto bewegt; hat
die Plattformkasse ihn nicht, wird nichts verkauft („Ausverkauft“). Jeder Tag wird von diesem Treuhandkonto gezahlt und von nirgendwo sonst. Die
Plattformkasse erhält Kapital des Betreibers, und was sie zurückgelegt hatte und nicht gebraucht wurde, kommt zu ihr zurück: Nichts, was ein Kunde
gezahlt hat, gelangt hinein. Sie können beide Konten im Hauptbuch lesen, und die Seite jedes Produkts zeigt, was zurückgelegt ist, gegenüber dem,
was geschuldet wird.

Erträge sind nicht über das hinaus garantiert, was für Ihre Order zurückgelegt ist, und aus einem früheren Ertrag folgt kein weiterer.

## 3. Was Sie erhalten

1. Ein Tag sind 24 Stunden, gezählt ab dem Moment Ihres Kaufs.
2. Jeder volle Tag bringt den Tagessatz auf das Kapital, abgerundet auf die kleinste Einheit. Die Verzinsung ist einfach: Erträge bringen nichts ein.
3. Der letzte Tag gleicht aus, was die Rundung der anderen übrig gelassen hat, sodass alle Tage zusammen genau den zugesagten Ertrag ergeben.
4. Erträge werden auf Ihr Anlagekonto gezahlt und sind sofort verfügbar.
5. Nach dem letzten Tag ist das Kapital von selbst wieder verfügbar, ohne dass Sie etwas tun müssen.

## 4. Wenn Sie Ihr Geld früher möchten

1. Sie können die Rückzahlung jederzeit verlangen, auch sofort nach dem Kauf. Ab dann wird kein weiterer Tag gezahlt.
2. Die Rückzahlung dauert so viele Tage, wie die Konditionen Ihrer Order sagen. Dann ist das Kapital wieder verfügbar, abzüglich des Teils, den Ihre Konditionen
   nennen und der als Gebühr an die Plattform geht.
3. Erträge, die vorher gezahlt wurden, bleiben Ihre. Was für die anderen Tage zurückgelegt war, geht an die Plattformkasse zurück.
4. Eine Rückzahlung kann nicht zurückgenommen werden.

Der schlimmste Fall ist also: Sie holen den Betrag zurück, bevor der erste Tag vorbei ist, erhalten keinen Ertrag und verlieren den unten angegebenen Teil des
Kapitals.

## 5. Geltende Produkte

{{hosting}}

Die Sätze sind einfach: der Ertrag eines Tages als Teil des Kapitals; Minimum und Maximum gelten für eine Order und sind in USDT. Wie viel noch
verkauft werden kann, ist der kleinere von zwei Beträgen: was von der eigenen Kapazität des Produkts übrig ist, und das Kapital, für das die
Plattformkasse noch den ganzen Ertrag zurücklegen kann.

## 6. Änderungen

Zwei Mitarbeiter entscheiden über ein Produkt oder seine Änderung, und die Entscheidung ist ein Eintrag im Protokoll. Eine Änderung gilt für Orders danach:
**Ihre Order behält die Konditionen, zu denen Sie sie gekauft haben.** Ein Kauf nennt die Version, die Ihnen angezeigt wurde, und wird abgelehnt, wenn sie nicht
mehr gilt.
`,
    },
    101: {
      title: 'Konto eröffnen',
      markdown: `
1. Wählen Sie **Registrieren** und entscheiden Sie, ob Sie sich per Telefon oder per E-Mail anmelden möchten.
2. Wählen Sie Ihr Land. Es kann später nicht geändert werden.
3. Geben Sie Ihre Nummer oder Adresse ein und fordern Sie einen Code an. In der Sandbox wird nichts gesendet: Öffnen Sie den **Postausgang** neben dem Codefeld.
4. Wählen Sie ein Passwort und geben Sie es zweimal ein. Wie lang es sein darf, steht unter dem Feld.
5. Wenn jemand Sie eingeladen hat, geben Sie dessen Code ein; andernfalls lassen Sie das Feld leer.
6. Setzen Sie das Häkchen bei der Vereinbarung und wählen Sie **Konto eröffnen**. Sie sind sofort angemeldet.

**Wenn Sie „Die Registrierung war mit diesen Angaben nicht möglich“ sehen**, gehört zu der Adresse wahrscheinlich schon ein Konto. Versuchen Sie, sich anzumelden,
oder legen Sie ein neues Passwort fest. Mehr sagen wir nicht, damit Fremde nicht herausfinden können, wer registriert ist.
`,
    },
    102: {
      title: 'Verifizierungscodes',
      markdown: `
Ein Code hat sechs Ziffern, ist fünf Minuten gültig und funktioniert einmal, für nur einen Zweck: Ein Code zur Registrierung kann kein Passwort ändern.

* Nach 60 Sekunden können Sie einen weiteren anfordern. Nur der neueste Code funktioniert.
* Nach fünf falschen Versuchen ist ein Code ungültig. Fordern Sie einen neuen an.
* An ein Konto werden höchstens fünf Codes pro Stunde gesendet.

**Kein Code angekommen?** Suchen Sie nach einem Tippfehler und im Spam-Ordner. Wenn Sie Ihr Passwort vergessen haben, wird keine Nachricht an eine Adresse ohne
Konto gesendet. In der Sandbox erscheinen Codes nur im Postausgang, nie in einem echten Postfach, es sei denn, der Betreiber hat einen Mailserver angebunden.
`,
    },
    103: {
      title: 'Ihr Passwort und Ihre Sitzungen',
      markdown: `
Wie lang ein Anmeldepasswort sein darf, steht unter dem Feld. Passwörter, die aus Datenlecks bekannt sind, einfache Tastenreihen und Ihr eigener
Name oder Ihre eigene Nummer werden abgelehnt. Verwenden Sie einen Passwortmanager, und verwenden Sie dieses Passwort nirgendwo sonst.

* Fünf falsche Passwörter von einem Ort aus sperren das Konto dort für 15 Minuten. Fünfzig in Folge, egal von wo, sperren es für einen Tag; ein neues Passwort, das
  Sie mit einem Code festlegen, hebt das auf.
* Eine Sitzung endet 15 Minuten nach der letzten Nutzung und in jedem Fall nach 12 Stunden. Ein geöffneter Handelsbildschirm zählt als Nutzung.
* Wenn Sie Ihr Passwort ändern, enden alle Ihre anderen Sitzungen.
* Die Liste der Sitzungen zeigt Gerät, Adresse und Zeit. Beenden Sie jede, die Sie nicht kennen, und ändern Sie dann Ihr Passwort.
`,
    },
    104: {
      title: 'Das Transaktionspasswort',
      markdown: `
Neben dem Anmeldepasswort gibt es ein zweites aus genau **sechs Ziffern**. Ohne dieses lehnt die Plattform Orders mit „Bitte legen Sie im Nutzercenter das
Transaktionspasswort fest“ ab.

Legen Sie es unter *Nutzercenter → Sicherheitscenter* fest, indem Sie es zweimal eingeben. Geburtstage, wiederholte Ziffern und Reihen wie 123456
werden abgelehnt, weil ein Dieb sie zuerst versucht.

## Änderung

An derselben Stelle, mit einem Code und der Antwort auf Ihre Sicherheitsfrage, wenn Sie eine festgelegt haben. Wo der Betreiber Änderungen prüfen
lässt, sieht sie sich zuerst eine Person an; in beiden Fällen sind Auszahlungen eine Zeit lang ausgesetzt, die die Seite nennt, bevor Sie die
Änderung senden. Das gibt Ihnen die Zeit, eine Änderung zu bemerken, die nicht von Ihnen kam.
`,
    },
    105: {
      title: 'Sandbox-Geld',
      markdown: `
Das Geld in dieser Installation ist Spielgeld. Fordern Sie welches unter *Mein Vermögen* an: Wählen Sie eine Währung und einen Betrag. Es gibt einen Höchstbetrag
pro Anforderung und pro Tag, damit kein einzelnes Konto die Märkte für die anderen leeren kann.

Sandbox-Geld ist ein Eintrag im Protokoll wie alles andere: Es kommt vom Konto *external*, und Sie finden es in Ihrem Hauptbuch als
*Sandbox-Geld*. Es verlangt keinen Umsatz, kann wie anderes Spielgeld über die eigene Chain der Sandbox ausgezahlt werden und verschwindet, wenn
der Betreiber die Sandbox neu startet. Draußen ist es nichts wert.
`,
    },
    106: {
      title: 'Orderarten',
      markdown: `
**Limit.** Kaufen oder verkaufen Sie zu Ihrem Preis oder besser. Was nicht sofort ausgeführt werden kann, wartet im Orderbuch.

**Market.** Kaufen oder verkaufen Sie jetzt, zu den Preisen im Orderbuch. Sie geben entweder die Menge an Coins oder den Betrag in USDT an. Die Order entfernt sich
höchstens 0,5 % vom besten Preis, sofern Sie keine andere Grenze wählen (bis zu 2 %); der Rest wird storniert.

**Stop-Limit** und **Stop-Market.** Sie warten außerhalb des Orderbuchs, bis der Preis des letzten Trades Ihren Stop-Preis erreicht, und werden dann zu einer
Limit- oder Market-Order. Was sie brauchen, wird sofort zurückgelegt, damit es da ist, wenn sie auslösen.

**Trailing-Stop.** Eine Stop-Market-Order, deren Auslösepreis dem besten Preis seit ihrem Beginn folgt, in einem Abstand, den Sie als Preis oder mit 0,01 %
bis 20 % angeben. Beim Verkauf steigt er mit dem höchsten Preis und sinkt nie; beim Kauf sinkt er mit dem niedrigsten Preis und steigt nie. Sie kann bei einem
Preis beginnen, den Sie nennen. Sie kann nicht geändert, nur storniert werden.

**Iceberg.** Eine Limit-Order, von der das Orderbuch jeweils nur einen Teil zeigt, mindestens ein Zwanzigstel. Ist dieser Teil ausgeführt, reiht sich der
nächste hinter allen anderen Orders zu diesem Preis ein. Gesperrt ist, was die ganze Order braucht.

**Eine storniert die andere.** Eine Post-Only-Limit-Order und ein Stop mit demselben Markt, derselben Seite und derselben Menge. Beide zusammen sperren, was
die teurere braucht. Sobald eine von ihnen auch nur teilweise ausgeführt wird, auslöst oder endet, wird die andere storniert; wer eine storniert, storniert
beide.

**Take-Profit und Stop-Loss.** Auf einem Spotmarkt kann ein Kauf sie mitbringen: eine Limit-Order über seinem Preis, ein Stop darunter oder beide, von denen
eine die andere storniert. Sie werden aufgegeben, sobald der Kauf beendet ist, für das, was er gekauft hat; bis dahin sperren sie nichts. Bei einem Kontrakt
gehören sie zur Position: Der Mark-Preis löst sie aus, und sie schließen die ganze Position zum Marktpreis.

## Wie lange eine Order gilt

| | |
|---|---|
| GTC | bis sie ausgeführt ist oder Sie sie stornieren |
| GTD | bis zu dem Zeitpunkt, den Sie wählen, eine Minute bis 366 Tage im Voraus; für Limit-Orders und Stops. Was dann offen ist, läuft ab |
| IOC | wird sofort ausgeführt, soweit möglich; der Rest wird storniert |
| FOK | wird sofort vollständig ausgeführt oder gar nicht |
| Post-Only | kommt nur ins Orderbuch; wird abgelehnt, wenn sie sofort handeln würde |

## Warum eine Order abgelehnt wird

* **Zu weit vom Markt entfernt.** Ein Limitpreis darf bei BTC und ETH höchstens 5 % vom Indexpreis entfernt sein, bei den anderen Coins 10 %.
* **Zu klein oder zu groß.** Jeder Markt nennt seine Grenzen unter *Info*, neben dem Chart.
* **Guthaben nicht ausreichend.** Denken Sie daran, dass offene Orders sperren, was sie brauchen.

Ihre eigenen Orders handeln nie miteinander: Sofern Sie nichts anderes wählen, wird die neuere storniert, wenn sie aufeinandertreffen würden.
`,
    },
    107: {
      title: 'Das Orderbuch lesen',
      markdown: `
Die obere Hälfte zeigt, was zum Verkauf angeboten wird, die untere, was gesucht wird, die besten Preise in der Mitte. Jede Zeile enthält einen Preis, die dort
wartende Menge und die Summe aller Zeilen bis zu ihr. Die Balken zeigen diese Summe.

* Der **Spread** ist der Abstand zwischen den beiden besten Preisen. Ein kleiner Spread bedeutet, dass es wenig kostet, zu kaufen und sofort zu verkaufen.
* Die **Preisgruppierung** fasst benachbarte Preise zusammen, damit Sie weiter sehen. Sie ändert die Ansicht, nicht das Orderbuch.
* Bei gleichem Preis wird zuerst ausgeführt, wer zuerst kam. Wenn Sie Ihre Order verkleinern, behält sie ihren Platz; wenn Sie ihren Preis ändern oder sie
  vergrößern, rückt sie ans Ende der Warteschlange.

Wenn die Anzeige sagt, dass die Daten alt sind, war die Verbindung unterbrochen. Preise sind ausgegraut und können nicht angeklickt werden, bis das Orderbuch
wieder vollständig ist.
`,
    },
    108: {
      title: 'Was ein Trade kostet',
      markdown: `
Zweierlei: die Gebühr, {{spotTaker}} für ein neues Konto, das nimmt, was im Orderbuch wartet, und den Spread.

Die Vorschau über der Schaltfläche rechnet beides aus, bevor Sie die Order senden: den Durchschnittspreis, den Sie jetzt bekämen, wie weit er vom besten Preis entfernt
ist, die Gebühr und was auf Ihrem Konto ankommt. Sie wird nach genau den Regeln berechnet, nach denen die Order ausgeführt wird, aber das Orderbuch kann sich
inzwischen ändern. Die Zeile *schlimmster Fall* sagt, wie schlecht es innerhalb Ihrer Grenze werden kann.

Gebühren werden von dem abgezogen, was Sie erhalten. Alle Einzelheiten stehen auf der Seite [Gebühren](/text?id=6).
`,
    },
    109: {
      title: 'Verfügbar und gesperrt',
      markdown: `
**Verfügbar** ist, was Sie jetzt verwenden können. **Gesperrt** ist, was für etwas zurückgehalten wird, das Sie begonnen haben: die USDT Ihrer
Kauforders und die Coins Ihrer Verkaufsorders, die Margin von Positionen und von Kontraktorders, die Beträge von Zeitorders, laufende
Auszahlungen, angelegtes Geld, Zeichnungen in Prüfung und Coins in ihrer Sperrfrist. Es gehört weiterhin Ihnen. Was eine Order zurückhält, ist im
selben Augenblick wieder verfügbar, in dem die Order storniert oder für weniger ausgeführt wird.

Gesperrte Beträge sind keine Schätzungen. Sie sind auf die Einheit genau die Summe dessen, was all dies braucht, und die Plattform prüft dies für
jedes Konto. Der Wert in USDT verwendet den letzten Preis und dient nur der Orientierung.
`,
    },
    110: {
      title: 'Das Hauptbuch: Ihrem Geld folgen',
      markdown: `
*Hauptbuch* zeigt jede Änderung Ihrer Salden, die neueste zuerst: Zeit, Währung, Grund, Änderung, den Saldo danach und die Position im Protokoll.

Jede Art von Eintrag hat einen eigenen Namen, nach dem Sie filtern können: Sandbox-Geld, Trades, Gebühren, Funding, Einzahlungen, Auszahlungen,
Umbuchungen, Erträge von Anlagen, Zahlungen auf Kredite, Prämien und die anderen. Die Zeile daneben sagt, wozu er gehört.

Sperren und Freigeben für offene Orders bewegt Geld nur zwischen *verfügbar* und *gesperrt*; Ihre Summe bleibt gleich.

Die Position im Protokoll ist die Nummer des Befehls, der die Änderung verursacht hat. Wer das Protokoll erneut abspielt, findet dieselbe Änderung unter derselben
Nummer. Siehe [So prüfen Sie die Bücher](/text?id=7).
`,
    },
    111: {
      title: 'Wenn eine Antwort nicht ankommt',
      markdown: `
Manchmal bricht eine Verbindung ab, nachdem eine Order gesendet wurde und bevor die Antwort zu sehen ist. Die Order kann festgehalten worden sein oder nicht.

Die Web-App gibt jeder Order vor dem Senden eine eigene Nummer und fragt mit derselben Nummer noch einmal. Die Plattform führt dieselbe Nummer nicht zweimal aus:
Etwa eine Stunde lang wiederholt sie ihre erste Antwort, danach sagt sie „Dies ist bereits geschehen“ und nennt den Eintrag des Protokolls. Eine doppelte Order kann also nicht durch eine abgebrochene Verbindung entstehen.

Wenn Sie die Aufrufe selbst verwenden, senden Sie mit jeder Order eine eigene *cid*, und senden Sie dieselbe, wenn Sie noch einmal fragen. Dieselbe *cid* mit
anderem Inhalt wird als Konflikt abgelehnt. Eine *cid* wird 25 Stunden lang behalten; ist Ihre eine UUID der Version 7, wird eine ältere abgelehnt und nicht noch
einmal ausgeführt.
`,
    },
    112: {
      title: 'Echt und Demo',
      markdown: `
Die Plattform betreibt zwei getrennte Systeme, jedes mit eigenem Protokoll, eigenen Büchern und eigenem Geld. Ihr Konto handelt im echten, das in einer
Sandbox nur Spielgeld enthält. Die Demo läuft daneben, mit denselben Preisen.

* **Hinein**: *Echt* und *Demo* oben auf jeder Seite; ohne Konto *Jetzt mit Spielgeld handeln* auf der Startseite oder bei der Anmeldung. Das Demokonto beginnt mit
  100.000 USDT Spielgeld, und *Mein Vermögen* füllt es wieder auf.
* **Dort**: dieselben Bildschirme. Ein bernsteinfarbenes Banner sagt auf jeder Seite, wo Sie sind. Einzahlungen, Auszahlungen, Coins kaufen,
  Adressen, Kredite, Einladungen, Verifizierung, Unterhaltungen mit dem Support und was Ihr Konto schützt, sind darin nicht verfügbar.
* **Hinaus**: *Demo verlassen*. Was Sie dort haben, bleibt für das nächste Mal. Ein Gast ohne Konto kann nicht zurückkehren und wird vergessen.

Keine Buchung kann je Geld zwischen beiden bewegen, und keine Order, kein Datensatz und keine Sitzung des einen kann im anderen verwendet werden.
`,
    },
    113: {
      title: 'Sicher bleiben',
      markdown: `
* Wir fragen nie nach Ihrem Passwort, Ihrem Transaktionspasswort oder einem Code: nicht per E-Mail, nicht am Telefon, nicht in einem Chat.
* Prüfen Sie die Adresse in Ihrem Browser, bevor Sie sich anmelden.
* Eine Nachricht über einen Code, den Sie nicht angefordert haben, bedeutet, dass jemand Ihre Adresse eingegeben hat. Ohne den Code kann er nichts tun.
* Verwenden Sie ein Passwort, das Sie nirgendwo sonst verwenden.
* Melden Sie sich auf gemeinsam genutzten Geräten ab, und sehen Sie ab und zu Ihre Liste der Sitzungen an.
* Wer sichere Gewinne verspricht, lügt, welchen Namen er auch verwendet.
`,
    },
    114: {
      title: 'Die Aufrufe aus einem Programm verwenden',
      markdown: `
Jeder Bildschirm arbeitet mit denselben Aufrufen, die Ihnen offenstehen. Die Seite \`/docs\` dieses Servers führt sie mit ihren Feldern auf.

* Melden Sie sich mit *userLogin* an, und senden Sie das Token als Header *x-token* (bevorzugt) oder als Feld *token*.
* Beträge und Preise sind Dezimalzahlen als Zeichenketten. Wandeln Sie sie nicht in Gleitkommazahlen um.
* Senden Sie eine *cid* mit allem, was Geld verändert.
* Live-Daten kommen über einen WebSocket; das Token gehört in die erste Nachricht, nie in die Adresse.

Limits pro Sekunde werden durch den Code 4029 mit den zu wartenden Sekunden mitgeteilt.
`,
    },
    115: {
      title: 'Kontrakte, Hebel und Margin',
      markdown: `
Ein Kontrakt ist eine Wette auf einen Preis, abgerechnet in USDT. Sie besitzen keinen Coin, kein Metall und keine Aktie; Sie gewinnen oder verlieren, worum sich der
Preis bewegt.

* **Long** gewinnt, wenn der Preis steigt, **Short**, wenn er fällt.
* Ein **Lot** ist eine angegebene Größe, zum Beispiel 0,0001 BTC. Jede Größe ist eine ganze Zahl von Lots.
* Der **Hebel** sagt, wie viel des Werts Sie zurücklegen: Bei 10× braucht eine Position im Wert von 1.000 USDT 100 USDT **Margin**. Ein höherer Hebel bedeutet, dass
  eine kleinere Bewegung sie ganz aufzehrt.
* **Isoliert**: Eine Position kann ihre eigene Margin verlieren und sonst nichts. Sie können Margin hinzufügen oder entnehmen. **Cross**: Das gesamte
  Kontraktkonto steht hinter allen Cross-Positionen zusammen.

Kontrakte werden vom Kontraktkonto aus gehandelt. Bewegen Sie zuerst unter *Umbuchen* Geld dorthin.

## Was die Vorschau sagt

Bevor Sie eine Order senden, sehen Sie Margin, Gebühr, Durchschnittspreis und die Position, wie sie wäre: Einstiegspreis, Liquidationspreis, Risikoquote und das
Höchste, was Sie verlieren können. Dieselbe Rechnung läuft danach in der Börse.

## Hebel und Modus

Sie gehören zu Ihnen und einem Kontrakt, nicht zu einer Order. Mit einer offenen Position oder offenen Orders wird eine Order mit anderen Werten
abgelehnt. Stornieren Sie die offenen Orders in dem Kontrakt, und ändern Sie dann beides mit *Hebel*.

## Wenn ein Markt geschlossen ist

Alle Kontrakte außer denen auf Coins haben Handelszeiten, die bei jedem angegeben sind. Während der Schließung kann nichts eröffnet oder
geschlossen werden, und nichts wird liquidiert; Orders können storniert, Margin kann hinzugefügt und Take-Profit und Stop-Loss können geändert
werden. Preise können zwischen Schließung und Öffnung springen.
`,
    },
    116: {
      title: 'Mark-Preis, Funding und Liquidation',
      markdown: `
## Mark-Preis

Gewinn und Liquidation werden nach dem **Mark-Preis** beurteilt, nicht nach dem letzten Trade. Er ist der mittlere von drei Werten: dem Index mit dem noch
ausstehenden Funding, dem Index mit dem durchschnittlichen Abstand unseres Orderbuchs von ihm und dem letzten Trade; und er entfernt sich nie weiter vom Index als
bis zu einer veröffentlichten Grenze. Ein einzelner Trade in unserem eigenen Orderbuch kann Sie nicht liquidieren.

## Funding

Perpetual-Kontrakte haben kein Ende. Alle acht Stunden zahlt eine Seite der anderen, damit der Preis nahe am Index bleibt: Liegt der Satz über 0, zahlt Long an
Short. Die Börse behält nichts. Die laufende Schätzung und alle vergangenen Sätze werden beim Kontrakt angezeigt.

## Befristete Kontrakte

Sie enden zu einem angegebenen Zeitpunkt, zum Mittel des Index über die letzten 30 Minuten. In der letzten Minute können Positionen nur geschlossen werden.

## Liquidation

**Risikoquote** = Erhaltungsmargin ÷ Eigenkapital. Bei 100 % handelt die Börse, in dieser Reihenfolge:

1. Ihre offenen Orders in dem Kontrakt werden storniert (Cross: alle), und sie prüft erneut;
2. eine große Position wird im Orderbuch auf die nächstkleinere Stufe reduziert, und sie prüft erneut;
3. andernfalls übernimmt der Versicherungsfonds die Position zu dem Preis, bei dem nichts übrig bleibt.

Wird die Quote über 80 % festgestellt, werden Sie vorher gewarnt, auf der Seite, unter *Mitteilungen* und auf den Wegen, die Sie gewählt haben. Preise können
schneller sein als eine Warnung.

Jeder Schritt wird mit allen Zahlen festgehalten, nach denen er entschieden wurde; Sie finden das Rechenblatt bei der geschlossenen Position, und jeder sieht jede
Liquidation in der öffentlichen Liste. Wenn der Fonds eine Position nicht tragen kann, werden gewinnbringende Positionen auf der anderen Seite gegen sie
geschlossen, in einer veröffentlichten Reihenfolge. Die Lichter neben einer Position zeigen, wie weit vorn in dieser Warteschlange sie steht.

Sie können nicht mehr verlieren als das, was hinter der Position stand.
`,
    },
    117: {
      title: 'Zeitorders (steigend/fallend)',
      markdown: `
Sie wählen einen Markt, eine Laufzeit und eine Richtung und setzen einen Betrag ein. Liegt der Abrechnungspreis auf Ihrer Seite des Basispreises,
erhalten Sie Ihren Betrag zurück und die angegebene Auszahlung dazu; liegt er auf der anderen Seite, ist der Betrag verloren. Sind beide genau
gleich, erhalten Sie alles zurück.

* Der **Basispreis** ist der erste Indexpreis *nach* Ihrer Order im Protokoll. Niemand, auch wir nicht, kennt ihn, wenn Sie kaufen.
* Der **Abrechnungspreis** ist der Median der Indexpreise der letzten Sekunden (5 s unter 5 Minuten, 30 s bis zu einer Stunde) oder bei längeren
  ihr Mittel über die letzten 5 Minuten.
* Fehlt mehr als ein Fünftel dieser Preise, ist die Order ungültig, und Sie erhalten alles zurück.
* Die gesamte Auszahlung wird beim Kauf aus dem Pool zurückgelegt. Kann der Pool sie nicht decken, wird die Order abgelehnt.

## Die Chancen

Bei einer Auszahlung von 85 % müssen Sie in mehr als 54 von 100 Orders richtig liegen, um nichts zu verlieren. Neben jeder Laufzeit steht der genaue Anteil und was
die Börse im Durchschnitt behält, wenn steigend und fallend gleich wahrscheinlich sind. Er ist nicht zu Ihren Gunsten.

## Ein Ergebnis prüfen

Der Beleg einer Order führt jeden Preis auf, der gezählt hat, mit seinem Platz im Protokoll, und Ihr Browser berechnet das Ergebnis noch einmal. Wer das Protokoll
hat, kann dasselbe mit \`npx touchstone option --order N\` tun. Es gibt keinen Befehl, der einen Preis oder ein Ergebnis setzen könnte.
`,
    },
    118: {
      title: 'Geld zwischen Ihren Konten bewegen',
      markdown: `
Sie haben getrennte Konten, damit ein Verlust in einem Produkt nicht erreichen kann, was Sie für ein anderes aufbewahren:

* **Guthaben**: Spothandel und alles, was eingeht.
* **Kontrakte**: Margin von Kontrakten.
* **Zeitorders**: in Zeitorders eingesetzte Beträge.
* **Anlage**: was Sie anlegen und seine Erträge.

*Umbuchen* bewegt Geld zwischen ihnen, sofort und ohne Gebühr. Vom Kontraktkonto können Sie nehmen, was Ihre Positionen nicht brauchen: Unrealisierte Verluste von
Cross-Positionen bleiben zurück, unrealisierte Gewinne können erst genommen werden, wenn sie realisiert sind.
`,
    },
    119: {
      title: 'Einzahlen, und der Umsatz, den es verlangt',
      markdown: `
Unter *Mein Vermögen → Einzahlen* finden Sie eine eigene Adresse. Senden Sie **nur USDT über ERC20** an sie. Ein anderer Coin oder USDT über eine andere Chain kann
nicht zurückgeholt werden.

1. Sie sehen zuerst die Konditionen einer späteren Auszahlung, und die Adresse, nachdem Sie sie bestätigt haben.
2. Eine Transaktion erscheint auf der Seite, sobald ein Block sie enthält, und wird nach den Bestätigungen gutgeschrieben, die die Seite zählt.
3. Erscheint eine Zahlung nicht, senden Sie ihren Beleg mit dem Formular auf der Seite. Menschen prüfen ihn; das Formular selbst schreibt nichts gut.

## Umsatz

Bevor das Eingegangene ausgezahlt werden kann, müssen {{turnover}} seines Werts gehandelt worden sein.

* Spot-Trades zählen mit ihrem Wert in USDT, Kontrakte mit dem Wert des Trades geteilt durch den Hebel, Zeitorders mit ihrem Betrag, wenn sie abgerechnet werden.
* Umtausch von Währungen, Umbuchungen und ungültige Orders zählen nicht. Gewinne, Prämien und Sandbox-Geld brauchen keinen Umsatz.
* Was zuerst einging, wird zuerst ausgezahlt. Jede Einzahlung behält die Konditionen, zu denen sie eingegangen ist; wo die heutigen besser für Sie sind, gelten die
  heutigen.

*Auszahlen* zeigt für jede Einzahlung, wie viel erledigt ist. Eine Einzahlung, die Sie nicht verwendet haben, kann stattdessen für {{returnFee}} USDT zurückgesendet
werden.
`,
    },
    120: {
      title: 'Auszahlen',
      markdown: `
| | |
|---|---|
| Geöffnet | {{withdrawOpen}} bis {{withdrawClose}} Hongkong-Zeit |
| Anträge pro Tag | {{withdrawPerDay}}, gezählt nach Hongkong-Tagen |
| Minimum und Maximum | {{withdrawMin}} bis {{withdrawMax}} USDT |
| Gebühr | {{withdrawFee}}, im Betrag enthalten |
| Neue Adresse | verwendbar nach {{addressHold}} |

Dies sind die heutigen Konditionen; eine Einzahlung behält die besseren aus diesen und denen, zu denen sie eingegangen ist. Wie viel Sie pro Tag auszahlen dürfen,
hängt auch von Ihrer [Verifizierung](/helpDetail?id=121) ab.

1. Fügen Sie die Adresse unter *Mein Vermögen → Auszahlungsadressen* hinzu. Nur USDT über ERC20.
2. Beantragen Sie die Auszahlung. Sie sehen die Gebühr, was ankommt, und die Adresse in Vierergruppen, bevor Sie bestätigen. **Eine Zahlung auf einer Chain kann nicht
   zurückgerufen werden.**
3. Bis ein Mitarbeiter mit ihrer Prüfung begonnen hat, können Sie sie zurücknehmen. Ab {{secondPerson}} USDT müssen zwei von ihnen genehmigen.
4. Ein von der Börse getrennter Prozess signiert die Zahlung. Die Aufzeichnung zeigt jeden Schritt mit seinem Eintrag im Protokoll und die Transaktion auf der Chain.

*Jetzt auszahlbar* ist die niedrigste aller Grenzen, die für Sie gelten, und die Regel dahinter steht daneben. Eine abgelehnte Auszahlung kommt
ganz zurück, mit dem Grund. Nach einer Änderung dessen, was Ihr Konto schützt, sind Auszahlungen eine Zeit lang ausgesetzt.

An eine Bank geht es auf dieselbe Weise, unter dem Tab *Bank*; eine Person zahlt sie, und es kann einige Tage dauern.
`,
    },
    121: {
      title: 'Verifizierung in drei Schritten',
      markdown: `
1. **Basis**: Staatsangehörigkeit, Art des Dokuments, Name und Nummer.
2. **Erweitert**: Bilder des Dokuments, Vorder- und Rückseite, und von Ihnen, wie Sie es halten.
3. **Anschrift**: wo Sie wohnen, nachgewiesen durch eine Versorgerrechnung.

Jeder Schritt wird von Personen geprüft und erhöht, was Sie pro Tag auszahlen und leihen dürfen; die Seite sagt, um wie viel. Bilder müssen JPG, JPEG oder PNG sein,
unter 8 MB, deutlich und unbearbeitet, mit sichtbarem Gesicht, wo es hingehört. Die Staatsangehörigkeit ist die Ihrer Registrierung und kann nicht geändert werden.

Was Sie senden, wird verschlüsselt aufbewahrt und nur von Prüfern geöffnet. Jedes Mal, wenn einer von ihnen ein Bild öffnet, steht es im Verlauf Ihres Kontos. Wird ein
Schritt abgelehnt, lesen Sie, warum, und können ihn erneut senden.

Auszahlungen, Kredite und der Erhalt von Prämien erfordern eine Verifizierung; Spot, Kontrakte, Zeitorders, Anlage, neue Coins und Check-in nicht.
`,
    },
    122: {
      title: 'Zweite Faktoren, Passkeys und Wallets',
      markdown: `
* **Authenticator-App**: sechs Ziffern, die sich jede halbe Minute ändern. Bewahren Sie die Wiederherstellungscodes auf, die Ihnen einmal gezeigt werden; jeder
  funktioniert einmal.
* **Passkey**: Ihr Gerät weist sich ohne Passwort aus. Eine nachgemachte Seite kann ihn nicht verlangen.
* **Wallet**: Sie signieren eine lesbare Nachricht mit dem Schlüssel einer Adresse. Das Signieren kostet nichts und bewegt nichts. Wo der Betreiber einer
  Installation deren Adresse nicht angegeben hat, wird die Anmeldung per Wallet nicht angeboten, weil die Nachricht die Website nicht nennen könnte.

Sie richten sie ein und entfernen sie unter *Nutzercenter → Sicherheitscenter*. Einen einzurichten oder zu entfernen setzt Auszahlungen eine Zeit
lang aus, und die Seite sagt es vorher.

Ein zweiter Faktor wird bei der Anmeldung verlangt und noch einmal, bevor Werte abfließen. Verloren? *Zweiten Faktor verloren?* bei der Anmeldung sendet einen Antrag,
den eine Person prüft.
`,
    },
    123: {
      title: 'Coins per Überweisung kaufen und umtauschen',
      markdown: `
## Kaufen

*Coins kaufen* zeigt den Kurs, an wen Sie zahlen, und einen Verwendungszweck. Überweisen Sie das Geld von einem Bankkonto auf Ihren eigenen Namen
mit diesem Verwendungszweck, und laden Sie den Beleg hoch. Zwei Personen gleichen ihn mit dem Kontoauszug der Bank ab; dann werden die Coins zum
vereinbarten Kurs gutgeschrieben. Minimum eines Kaufs: {{purchaseMinimums}}.

## Umtauschen

*Umtauschen* nennt ein Angebot, das einige Sekunden gilt, mit dem Kurs und dem, was Sie erhalten. Der Kurs ist für Sie um {{conversionSpread}}
schlechter als der Indexpreis; der Unterschied geht an die Börse. Bei einem Umtausch handeln Sie mit der Börse selbst, nicht mit dem Orderbuch,
und er zählt nicht als Umsatz.
`,
    },
    124: {
      title: 'Anlage: tägliche Erträge und woraus sie kommen',
      markdown: `
Sie legen USDT für eine Anzahl von Tagen an und erhalten für jeden vollen Tag einen Ertrag. Das Geld bleibt Ihres; niemand handelt damit. Der gesamte Ertrag Ihrer
Order wird beim Verkauf aus dem eigenen Geld der Plattform auf ein Treuhandkonto bewegt: Ohne das wird nichts verkauft.

* Erträge werden auf Ihr Anlagekonto gezahlt und sind sofort verfügbar.
* Sie können vorzeitig zurückholen, auch sofort nach dem Kauf. Dann verlieren Sie den Teil des Betrags, den Ihre Konditionen nennen, und kein weiterer Tag wird gezahlt.
* Ihre Order behält die Konditionen, zu denen Sie sie gekauft haben.

{{hosting}}

Alles Weitere steht in den [Anlagekonditionen](/text?id=11).
`,
    },
    125: {
      title: 'Kredite',
      markdown: `
Sie leihen USDT aus dem eigenen Pool der Plattform für eine feste Anzahl von Tagen. Dafür ist die Basis-Verifizierung nötig; Ihre Stufe bestimmt, wie viel Sie schulden
dürfen.

* Die zinsfreien Tage kosten nichts. Jeder spätere angefangene Tag kostet den Tagessatz, und nach den Karenztagen zusätzlich den Verzugssatz.
* Alle Kosten zusammen übersteigen nie, was Ihnen geliehen wurde.
* Sie können jederzeit jeden Betrag zurückzahlen, von Ihrem Guthaben oder an die Bank mit einem Nachweis.
* Die Seite zeigt den schlimmsten Fall, bevor Sie unterschreiben.

{{loans}}

Die Regeln sind der [Kreditvertrag](/text?id=9). Das Demokonto hat keine Kredite.
`,
    },
    126: {
      title: 'Neue Coins',
      markdown: `
Eine Zeichnung öffnet erst, wenn alle angebotenen Coins auf einem Konto dieser Börse liegen. Sie zeichnen eine Anzahl von Coins; ihre Kosten werden auf Ihrem
Guthabenkonto gesperrt und bleiben Ihre, bis Coins zugeteilt werden. Was nicht verwendet wird, ist sofort wieder verfügbar.

* Coins werden Antrag für Antrag zugeteilt, von zwei Personen, oder an alle zum selben Anteil; jeder Coin nennt seine Art.
* Nach dem Listing bleiben sie so viele Tage gesperrt, wie ihre Seite sagt. Sie können inzwischen nicht verkaufen, was immer der Preis tut.
* Der Emittent wird nach dem Listing bezahlt, nicht vorher. Wird der Coin bis zu seinem Termin nicht gelistet, können Sie ihn für das zurückgeben, was Sie gezahlt haben.

**Der Coin kann unter den Ausgabepreis fallen, bis auf null, oder nie gelistet werden.** Was ein Emittent sagt, wird so gezeigt, wie er es sagt; diese Börse hat es nicht
geprüft.
`,
    },
    127: {
      title: 'Prämien: Check-in, Einladungen, Bonusprogramm',
      markdown: `
Prämien kommen aus dem eigenen Geld der Plattform, das vorher zurückgelegt wurde, nie aus dem, was Kunden halten.

* **Check-in**: einmal pro Hongkong-Tag, über einen Zyklus von sieben. Die [Regeln](/text?id=10) und die Beträge stehen neben den Tagen.
* **Einladungen**: Von den Handelsgebühren, die von Ihnen eingeladene Personen tatsächlich zahlen, gehört Ihnen ein Teil, über so viele Stufen, wie die Seite sagt. Eine
  Provision wartet einige Tage, bevor sie verwendet werden kann, und setzt die Verifizierung dieser Personen voraus. Niemand kann sich selbst einladen: Dokument, Gerät
  und Auszahlungsadresse werden verglichen.
* **Bonusprogramm**: Kampagnen mit Bedingungen, die auf ihrer Seite stehen, bis ihr Budget aufgebraucht ist.

Um eine Prämie zu erhalten, ist die Basis-Verifizierung nötig, und Prämien aus Check-in und Bonusprogramm zusammen übersteigen nie einen Teil der Gebühren, die Sie
selbst gezahlt haben. Handeln Sie nicht für eine Prämie: Die Gebühren sind höher.
`,
    },
    128: {
      title: 'Wer hier was verdient und wie Sie es prüfen können',
      markdown: `
Die Börse verdient an vier Dingen, die alle Einträge im Protokoll sind:

1. **Gebühren** auf Trades und Auszahlungen ([Gebühren](/text?id=6)),
2. was ihr [Market-Maker](/text?id=8) gegen Sie gewinnt oder verliert, in derselben Warteschlange und zu denselben Gebühren,
3. **Zeitorders**, deren Chancen zu ihren Gunsten sind, wie neben jeder Laufzeit angegeben,
4. Zinsen und Verzugsgebühren auf Kredite, Verluste bei vorzeitigen Rückzahlungen und ihr Teil des Kurses, wenn Sie Coins umtauschen oder kaufen.

Sie kann keinen Saldo, keinen Preis und kein Ergebnis setzen: Einen solchen Befehl gibt es nicht. Wie Preise entstehen, steht in
[Wie Preise entstehen](/text?id=2), und wie Sie jeden Saldo selbst berechnen, in [So prüfen Sie die Bücher](/text?id=7).

Die Prüfung beweist, dass die Bücher aus dem Protokoll folgen. Sie beweist nicht, dass Coins außerhalb existieren, dass ein Betreiber allen dasselbe Protokoll zeigt oder
dass die Preise es gut mit Ihnen meinen. Lesen Sie die [Risikohinweise](/text?id=4).
`,
    },
    201: {
      title: 'Der Spothandel ist eröffnet',
      summary: 'Acht Coins gegen USDT, mit Limit-, Market- und Stop-Orders, in der Sandbox.',
      markdown: `
BTC, ETH, SOL, XRP, DOGE, LTC, BNB und TRX können gegen USDT gehandelt werden.

Das Orderformular kennt Limit-, Market-, Stop-Limit- und Stop-Market-Orders; GTC, IOC, FOK und Post-Only; und es zeigt Durchschnittspreis, Slippage, Gebühr und
schlimmsten Fall, bevor Sie etwas senden. Fordern Sie unter *Mein Vermögen* Sandbox-Geld an, und beginnen Sie.
`,
    },
    202: {
      title: 'Sie können unsere Bücher prüfen',
      summary: 'Ein Programm spielt das ganze Protokoll erneut ab und vergleicht es mit den signierten Prüfpunkten.',
      markdown: `
Jeder Saldo bei Touchstone folgt aus einem Protokoll von Befehlen. Das Protokoll ist verkettet, seine Prüfpunkte sind signiert, und \`npx touchstone verify\` berechnet alles
vom ersten Eintrag an noch einmal.

Was das beweist und was nicht, steht auf der Seite [So prüfen Sie die Bücher](/text?id=7).
`,
    },
    203: {
      title: 'Die Preise in dieser Sandbox sind vielleicht nicht echt',
      summary: 'Ein Hinweis auf jeder Seite sagt, woher sie kommen.',
      markdown: `
Die Preise, die Sie sehen, stammen aus einer Simulation mit zufälligem Startwert, werden aus einer Aufzeichnung echter Trades abgespielt oder von
öffentlichen Handelsplätzen gelesen. Ein Hinweis auf jeder Seite sagt, was davon zutrifft. Verwenden Sie sie nicht, um über echtes Geld zu
entscheiden.

Wie sie entstehen, ist in [Wie Preise entstehen](/text?id=2) beschrieben.
`,
    },
    204: {
      title: 'Der Postausgang steht hier allen offen',
      summary: 'Registrieren Sie sich mit einer ausgedachten Adresse: Nachrichten der Sandbox sind nicht privat.',
      markdown: `
Damit niemand einen Mailserver braucht, um Touchstone auszuprobieren, zeigt die Sandbox Verifizierungscodes in einem Postausgang. Wer diesen Server erreichen kann, kann ihn
lesen. Verwenden Sie eine ausgedachte Adresse und ein Passwort, das Sie nirgendwo sonst verwenden.

Eine Installation für echte Kunden hat keinen Postausgang; sie startet nicht ohne einen Mailserver.
`,
    },
    205: {
      title: 'Kontrakte und Zeitorders sind eröffnet',
      summary:
        'Coins, Metalle, Energie, Währungen, Aktien und Indizes, wobei jede Liquidation und jedes Ergebnis eingesehen werden kann.',
      markdown: `
Perpetual- und befristete Kontrakte können long und short gehandelt werden, auf Coins mit bis zu 100× Hebel und auf alles andere mit bis zu 25×, sofern der Betreiber
dieser Installation nicht weniger gewählt hat. Zeitorders (steigend/fallend) nennen ihre Chancen, bevor Sie kaufen.

Lesen Sie zuerst, [was Hebel bedeutet](/helpDetail?id=115), [wie Liquidation funktioniert](/helpDetail?id=116) und [wie Zeitorders entschieden werden](/helpDetail?id=117). Bewegen Sie
unter *Umbuchen* Geld von *Guthaben* auf das Konto, von dem aus Sie handeln möchten.
`,
    },
    207: {
      title: 'Einzahlungen und Auszahlungen sind eröffnet',
      summary:
        'USDT über ERC20, Auszahlungen an eine Bank und Coins per Überweisung, zu Konditionen, die Sie vorher sehen.',
      markdown: `
Sie können USDT über ERC20 [einzahlen](/helpDetail?id=119) und [auszahlen](/helpDetail?id=120), an eine Bank auszahlen und
[Coins kaufen und umtauschen](/helpDetail?id=123). In einer Sandbox ist das alles Spielgeld auf einer eigenen Chain.

Lesen Sie zuerst über Umsatz, Zeiten und Gebühren: Eine Einzahlung behält die Konditionen, zu denen sie eingegangen ist.
`,
    },
    208: {
      title: 'Anlage, Kredite und neue Coins sind eröffnet',
      summary:
        'Jeder Ertrag beim Verkauf zurückgelegt, alle Kosten nach oben begrenzt und jeder angebotene Coin auf einem Konto, das Sie lesen können.',
      markdown: `
* [Anlage](/helpDetail?id=124) zahlt für jeden vollen Tag einen Ertrag von einem Treuhandkonto, das beim Verkauf gefüllt wurde.
* [Kredite](/helpDetail?id=125) kommen aus einem Pool mit dem eigenen Geld der Plattform und kosten nie mehr, als Sie geliehen haben.
* [Neue Coins](/helpDetail?id=126) liegen auf einem Konto dieser Börse, bevor jemand zeichnen kann.

Jedes davon kann Sie Geld kosten. Lesen Sie, wie, bevor Sie beginnen.
`,
    },
    209: {
      title: 'Prämien für Check-in, Einladungen und Teilnahme',
      summary: 'Gezahlt aus einem Budget mit dem eigenen Geld der Plattform, unter Bedingungen, die Sie vorher lesen.',
      markdown: `
Check-in-Prämien, Provisionen aus Einladungen und Bonuskampagnen sind eröffnet. Jede wird aus dem gezahlt, was die Plattform dafür zurückgelegt hat, solange es reicht.
Was nötig ist, um eine zu erhalten, wird vorher gesagt: [Prämien](/helpDetail?id=127).
`,
    },
    210: {
      title: 'Das Hilfecenter ist eröffnet, und die App kann installiert werden',
      summary: 'Jeder Teil der Börse ist erklärt und kann durchsucht werden; Ihr Browser kann die App installieren.',
      markdown: `
Das [Hilfecenter](/help) erklärt jeden Teil der Börse, und seine Suche durchsucht jedes Wort. Unter [App laden](/downLoad) installiert Ihr Browser die Börse in einem eigenen
Fenster. Die App speichert keine Preise und keine Guthaben: Ohne Verbindung zeigt sie lieber nichts als etwas Altes.
`,
    },
    301: {
      title: 'Erste Trades',
      markdown: `
Machen Sie Ihre ersten Trades, und erhalten Sie eine Prämie in USDT.

1. Spot, Kontrakte und Zeitorders zählen, ab dem Moment, seit dem es an dieser Börse Prämien gibt.
2. Die Prämie wird auf Ihr Guthabenkonto gezahlt, wenn Sie sie abrufen, einmal, solange das Budget der Kampagne dafür ausreicht.
3. Wie jede Prämie wird sie aus dem eigenen Geld der Plattform gezahlt, verlangt Ihre Basis-Verifizierung (nicht im Demokonto) und beträgt höchstens einen Teil der
   Handelsgebühren, die Sie selbst gezahlt haben; beides steht unten bei den Bedingungen.

Nichts hiervon ist ein Grund, mehr zu handeln, als Sie es täten: Die Gebühren eines Trades sind immer höher als die Prämie, die sie ermöglichen.
`,
    },
  },
  banners: {
    1: {
      title: 'Eine Börse, deren Bücher jeder prüfen kann',
      text: 'Jeder Saldo folgt aus einem signierten Protokoll. Spielen Sie es selbst ab, und vergleichen Sie, auf die letzte Einheit genau.',
    },
    2: {
      title: 'Sehen Sie die Kosten, bevor Sie handeln',
      text: 'Durchschnittspreis, Slippage, Gebühr und schlimmster Fall stehen über der Schaltfläche, berechnet nach den Regeln, nach denen die Order ausgeführt wird.',
    },
    3: {
      title: 'Die Börse handelt offen',
      text: 'Unser Market-Maker handelt von einem benannten Konto aus: dieselbe Warteschlange, dieselben Gebühren, keine früheren Daten, kein Rückgängigmachen.',
    },
  },
}
