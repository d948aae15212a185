import type { Said } from '../said.ts'

export default {
  simulated_prices: 'Simulierte Preise',
  live_prices: 'Live-Preise: {venues}',
  recorded_prices: 'Aufzeichnung: {name}, eine einzige aufgezeichnete Quelle, in Wiederholung',
  recorded_prices_paced:
    'Aufzeichnung: {name}, eine einzige aufgezeichnete Quelle, in Wiederholung, {speed}× Geschwindigkeit',
  quoted_elsewhere:
    '{symbol} wird in {quotedIn} notiert. Hier zählt die Zahl des Preises als USDT: Eine Einheit bewegt sich um 1 USDT, wenn sich die Zahl um 1 bewegt, unabhängig vom Wechselkurs.',
  index_point: 'Eine Einheit bewegt sich um 1 USDT, wenn sich der Index um 1 Punkt bewegt.',

  coin_not_listed: 'Der Coin ist noch nicht gelistet.',

  pictures_unreadable: 'Die Bilder sind nicht lesbar: Sie müssen deutlich und vollständig sein.',
  pictures_edited: 'Die Bilder scheinen bearbeitet zu sein.',
  name_differs: 'Der Name weicht von dem im Dokument ab.',
  number_differs: 'Die Nummer weicht von der im Dokument ab.',
  document_expired: 'Das Dokument ist abgelaufen.',
  face_missing: 'Das Gesicht des Inhabers ist nicht zu sehen.',
  wrong_document: 'Dies ist nicht die Art von Dokument, die gewählt wurde.',
  bill_too_old: 'Die Rechnung ist älter als drei Monate.',
  address_differs: 'Die Anschrift weicht von der auf der Rechnung ab.',
  duplicate_document: 'Dieses Dokument gehört zu einem anderen Konto.',
  income_unproved: 'Das Einkommen ist nicht nachgewiesen.',
  not_affordable: 'Die Rate ist zu hoch für das Einkommen.',
  too_many_debts: 'Die bestehenden Schulden sind zu hoch.',
  loan_not_granted: 'Der Kredit wird nicht gewährt.',

  coin_price:
    'Ein {coin} kostet {price} {currency}. Ein Kunde zeichnet mindestens {min} {coin} auf einmal und höchstens {max} {coin} insgesamt.',
  coin_hold:
    'Was Ihre Zeichnung kostet, wird auf Ihrem Guthabenkonto gesperrt, aufgerundet auf die kleinste Einheit. Es bleibt Ihres, bis Coins zugeteilt werden.',
  coin_review:
    'Zeichnungen werden einzeln entschieden, von zwei Personen; wessen Zeichnung angenommen wird, der erhält alles, was er gezeichnet hat.',
  coin_pro_rata:
    'Nach dem Ende erhalten alle denselben Anteil dessen, was sie gezeichnet haben, abgerundet auf den Schritt des Coins. Schritte, die durch die Rundung übrig bleiben, gehen, jeweils einer, an diejenigen, die durch sie etwas verloren haben, in der Reihenfolge ihrer Zeichnungen.',
  coin_rest: 'Was nicht für Coins verwendet wird, ist sofort wieder verfügbar.',
  coin_lock_none: 'Die Coins, die Sie erhalten, können vor dem Listing nicht verwendet werden.',
  coin_lock_day:
    'Die Coins, die Sie erhalten, können vor dem Listing und 1 Tag von 24 Stunden danach nicht verwendet werden.',
  coin_lock_days:
    'Die Coins, die Sie erhalten, können vor dem Listing und {days} Tage von je 24 Stunden danach nicht verwendet werden.',
  coin_unlisted:
    'Wird der Coin bis zu seinem Termin nicht gelistet, können Sie Ihre Coins für das zurückgeben, was Sie gezahlt haben, solange er nicht gelistet ist.',
  coin_market:
    'Nach dem Listing ist der Preis das, was der Markt zahlt: Er kann unter den Ausgabepreis fallen, schlimmstenfalls auf null. Niemand verspricht zu kaufen.',

  hosting_source:
    'Erträge werden aus der eigenen Kasse der Plattform gezahlt. Der gesamte Ertrag wird beim Verkauf zurückgelegt, oder es wird nichts verkauft. Geld von Kunden wird dafür nicht verwendet, und über das Zurückgelegte hinaus wird nichts versprochen.',
  loan_source:
    'Kredite werden aus dem Kreditpool gezahlt, den zwei Mitarbeiter aus der eigenen Kasse der Plattform speisen. Geld von Kunden wird nie verliehen, und Verliehenes zählt nicht als Reserve.',
  coin_source:
    'Die angebotenen Coins liegen auf einem eigenen Konto, bevor jemand zeichnen kann. Was für sie gezahlt wird, bleibt dort, bis der Coin gelistet ist, und geht erst dann an seinen Emittenten. Die eigene Kasse der Plattform zahlt und erhält nichts davon.',

  rewards_closed: 'Prämien werden derzeit nicht angeboten',
  junior_approved: 'Ihre Basis-Verifizierung ist genehmigt',
  own_fees_needed:
    'Handelsgebühren, die Sie gezahlt haben, in USDT: Höchstens {percent} % davon kommen als Prämien zurück',
  budget_left: 'Das Budget der Kampagne reicht dafür noch aus',
  commission_unverified: 'Provisionen werden gezahlt, sobald Ihre Basis-Verifizierung genehmigt ist',
  ethereum_chain: 'Ethereum (ERC20)',
  sandbox_licence: 'Sandbox-Installation mit Spielgeld. Es gibt keine Lizenz, und es wird keine benötigt.',
  sandbox_chain: 'Sandbox-Chain (ERC20)',
  sandbox_bank: 'Sandbox-Bank (gibt es nicht: zahlen Sie nichts)',
  sandbox_hosting_7: 'Anlage 7 Tage',
  sandbox_hosting_30: 'Anlage 30 Tage',
  sandbox_hosting_90: 'Anlage 90 Tage',
  sandbox_loan_30: 'Kredit 30 Tage',
  sandbox_loan_90: 'Kredit 90 Tage',
  sandbox_lender: 'Touchstone Sandbox-Kredite',
  sandbox_campaign: 'Erste Trades',
  sandbox_issuer: 'Touchstone-Sandbox',
  sandbox_coin: 'Ein für diese Sandbox erfundener Coin.',
  sandbox_coin_first:
    'Ein für diese Sandbox erfundener Coin, der an einen eigenen Kunden der Sandbox verkauft und eine Minute später gelistet wird. Er hat kein Netzwerk und keinen Nutzen; er zeigt, wie der Markt eines neuen Coins beginnt.',
  sandbox_coin_pro_rata:
    'Ein für diese Sandbox erfundener Coin. Nach dem Ende der Zeichnung werden die Coins anteilig zugeteilt.',
  sandbox_coin_review: 'Ein für diese Sandbox erfundener Coin. Zwei Mitarbeiter prüfen die Anträge einzeln.',
} satisfies Record<Said, string>
