import type { TranslatedWords } from '../english.ts'

export const de: TranslatedWords = {
  codes: {
    code: {
      subject: 'Ihr Verifizierungscode für Touchstone',
      text: [
        'Ihr Touchstone-Code lautet {code}.',
        '{purpose, select, register {Verwenden Sie ihn innerhalb von {minutes} Minuten, um Ihr Konto zu eröffnen.} forget {Verwenden Sie ihn innerhalb von {minutes} Minuten, um ein neues Passwort zu wählen.} password {Verwenden Sie ihn innerhalb von {minutes} Minuten, um Ihr Passwort zu ändern.} bindphone {Verwenden Sie ihn innerhalb von {minutes} Minuten, um diese Telefonnummer mit Ihrem Konto zu verbinden.} bindemail {Verwenden Sie ihn innerhalb von {minutes} Minuten, um diese E-Mail-Adresse mit Ihrem Konto zu verbinden.} tpwd {Verwenden Sie ihn innerhalb von {minutes} Minuten, um Ihr Transaktionspasswort zu ändern.} question {Verwenden Sie ihn innerhalb von {minutes} Minuten, um Ihre Sicherheitsfrage zu ändern.} unfreeze {Verwenden Sie ihn innerhalb von {minutes} Minuten, um die Entsperrung Ihres Kontos zu beantragen.} factor {Verwenden Sie ihn innerhalb von {minutes} Minuten, um den Verlust eines zweiten Faktors zu melden.} other {Verwenden Sie ihn innerhalb von {minutes} Minuten, um nachzuweisen, dass Sie es sind.}} Er funktioniert einmal.',
        'Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun. Niemand von Touchstone wird Sie je nach diesem Code oder nach Ihrem Passwort fragen.',
      ],
    },
    alreadyRegistered: {
      subject: 'Sie haben bereits ein Touchstone-Konto',
      text: [
        'Jemand, vielleicht Sie selbst, hat versucht, mit dieser Adresse ein Touchstone-Konto zu eröffnen. Zu ihr gehört bereits eines.',
        'Melden Sie sich mit Ihrem Passwort an, oder wählen Sie auf der Anmeldeseite „Passwort vergessen“, um ein neues festzulegen.',
        'Wenn Sie das nicht waren, brauchen Sie nichts zu tun. Niemand von Touchstone wird Sie je nach einem Code oder nach Ihrem Passwort fragen.',
      ],
    },
    alreadyBound: {
      subject: 'Dies gehört bereits zu einem Touchstone-Konto',
      text: [
        'Jemand, vielleicht Sie selbst, hat versucht, dies mit einem anderen Touchstone-Konto zu verbinden. Es gehört bereits zu einem.',
        'Wenn Sie das nicht waren, brauchen Sie nichts zu tun. Niemand von Touchstone wird Sie je nach einem Code oder nach Ihrem Passwort fragen.',
      ],
    },
    shared: {
      antiPhishing: 'Ihr Anti-Phishing-Wort: {word}',
      held: 'Auszahlungen sind mindestens 24 Stunden lang ausgesetzt, wie nach jeder Änderung dieser Art.',
      notYou:
        'Wenn Sie das nicht waren, sperren Sie Ihr Konto unter Nutzercenter, Sicherheitscenter, und schreiben Sie uns.',
      notYouAtOnce: 'Wenn Sie das nicht waren, sperren Sie Ihr Konto sofort: Nutzercenter, Sicherheitscenter.',
    },
  },
  security: {
    changeDone: {
      subject:
        '{change, select, phone {Ihre Telefonnummer bei Touchstone wurde geändert} email {Ihre E-Mail-Adresse bei Touchstone wurde geändert} password {Ihr Passwort bei Touchstone wurde geändert} tpwd {Ihr Transaktionspasswort bei Touchstone wurde geändert} question {Ihre Sicherheitsfrage bei Touchstone wurde geändert} factor {Ihr zweiter Faktor bei Touchstone wurde entfernt} other {Ihr Touchstone-Konto wurde entsperrt}}',
      text: [
        '{change, select, phone {Die Telefonnummer Ihres Touchstone-Kontos wurde geändert.} email {Die E-Mail-Adresse Ihres Touchstone-Kontos wurde geändert.} password {Das Passwort Ihres Touchstone-Kontos wurde geändert. Ihre anderen Sitzungen wurden beendet.} tpwd {Das Transaktionspasswort Ihres Touchstone-Kontos wurde geändert.} question {Die Sicherheitsfrage Ihres Touchstone-Kontos wurde geändert.} factor {Der zweite Faktor Ihres Touchstone-Kontos wurde entfernt. Ihre anderen Sitzungen wurden beendet.} other {Ihr Touchstone-Konto wurde entsperrt.}}',
        '@held',
        '@notYou',
      ],
    },
    changeRequested: {
      subject: 'Eine Änderung Ihres Touchstone-Kontos wartet auf Prüfung',
      text: [
        '{change, select, phone {Jemand, der sich als Sie ausgewiesen hat, hat eine Änderung der Telefonnummer Ihres Kontos beantragt.} email {Jemand, der sich als Sie ausgewiesen hat, hat eine Änderung der E-Mail-Adresse Ihres Kontos beantragt.} password {Jemand, der sich als Sie ausgewiesen hat, hat eine Änderung des Passworts Ihres Kontos beantragt.} tpwd {Jemand, der sich als Sie ausgewiesen hat, hat eine Änderung des Transaktionspassworts Ihres Kontos beantragt.} question {Jemand, der sich als Sie ausgewiesen hat, hat eine Änderung der Sicherheitsfrage Ihres Kontos beantragt.} factor {Jemand, der sich als Sie ausgewiesen hat, hat die Entfernung des zweiten Faktors Ihres Kontos beantragt.} other {Jemand, der sich als Sie ausgewiesen hat, hat die Entsperrung Ihres Kontos beantragt.}} Eine Person prüft den Antrag, bevor sich etwas ändert.',
        'Wenn Sie das nicht waren, melden Sie sich an, ziehen Sie den Antrag unter Nutzercenter, Sicherheitscenter, Beantragte Änderungen, zurück, und ändern Sie Ihr Passwort.',
      ],
    },
    changeRefused: {
      subject: 'Eine Änderung Ihres Touchstone-Kontos wurde abgelehnt',
      text: [
        '{change, select, phone {Wir sind dem Antrag, die Telefonnummer Ihres Kontos zu ändern, nicht gefolgt.} email {Wir sind dem Antrag, die E-Mail-Adresse Ihres Kontos zu ändern, nicht gefolgt.} password {Wir sind dem Antrag, das Passwort Ihres Kontos zu ändern, nicht gefolgt.} tpwd {Wir sind dem Antrag, das Transaktionspasswort Ihres Kontos zu ändern, nicht gefolgt.} question {Wir sind dem Antrag, die Sicherheitsfrage Ihres Kontos zu ändern, nicht gefolgt.} factor {Wir sind dem Antrag, den zweiten Faktor Ihres Kontos zu entfernen, nicht gefolgt.} other {Wir sind dem Antrag, Ihr Konto zu entsperren, nicht gefolgt.}}',
        '{reason}',
      ],
    },
    factorChanged: {
      subject:
        '{act, select, added {{factor, select, totp {Ihr Touchstone-Konto: Authenticator-App hinzugefügt} other {Ihr Touchstone-Konto: Passkey hinzugefügt}}} other {{factor, select, totp {Ihr Touchstone-Konto: Authenticator-App entfernt} other {Ihr Touchstone-Konto: Passkey entfernt}}}}',
      text: [
        '{act, select, added {{factor, select, totp {Ihrem Konto wurde eine Authenticator-App hinzugefügt.} other {Ihrem Konto wurde ein Passkey hinzugefügt.}}} other {{factor, select, totp {Eine Authenticator-App wurde von Ihrem Konto entfernt.} other {Ein Passkey wurde von Ihrem Konto entfernt.}}}}',
        '@held',
        '@notYou',
      ],
    },
    recoveryCodeUsed: {
      subject: 'Ein Wiederherstellungscode Ihres Touchstone-Kontos wurde verwendet',
      text: [
        'Jemand hat sich mit einem Wiederherstellungscode als Sie ausgewiesen. Verbleibende Codes: {left}.',
        '@notYou',
      ],
    },
    newDevice: {
      subject: 'Ein neues Gerät hat sich bei Ihrem Touchstone-Konto angemeldet',
      text: ['{device}, von der Adresse {address}, hat sich zum ersten Mal angemeldet.', '@held', '@notYou'],
    },
    payoutChanged: {
      subject: 'Ihre Auszahlungsdaten bei Touchstone wurden geändert',
      text: ['Das Bankkonto oder Wallet, auf das Ihr Geld ausgezahlt wird, wurde geändert.', '@notYou'],
    },
    accountFrozen: {
      subject: 'Ihr Touchstone-Konto ist gesperrt',
      text: [
        'Wie von Ihnen gewünscht, ist Ihr Konto gesperrt: kein Handel, keine Auszahlungen. Ihre anderen Sitzungen wurden beendet.',
        'Um es zu entsperren, melden Sie sich an und beantragen Sie die Entsperrung unter Nutzercenter, Sicherheitscenter; eine Person prüft den Antrag.',
      ],
    },
    tpwdLocked: {
      subject: 'Ihr Transaktionspasswort bei Touchstone ist gesperrt',
      text: [
        'Es wurden zehn falsche Transaktionspasswörter eingegeben. Nach 24 Stunden können Sie es erneut versuchen.',
        '@notYou',
      ],
    },
    walletLinked: {
      subject: 'Ein Wallet wurde mit Ihrem Konto verknüpft',
      text: ['Das Wallet {wallet} kann sich ab jetzt bei Ihrem Konto anmelden.', '@held', '@notYou'],
    },
    walletUnlinked: {
      subject: 'Die Verknüpfung des Wallets mit Ihrem Konto wurde aufgehoben',
      text: ['Das Wallet {wallet} kann sich nicht mehr bei Ihrem Konto anmelden.', '@held', '@notYou'],
    },
    restrained: {
      subject:
        '{what, select, login_frozen {Ihr Touchstone-Konto: Anmeldung gesperrt} login_opened {Ihr Touchstone-Konto: Anmeldung wieder freigegeben} trading_frozen {Ihr Touchstone-Konto: Handel gesperrt} trading_opened {Ihr Touchstone-Konto: Handel wieder freigegeben} withdrawals_held {Ihr Touchstone-Konto: Auszahlungen ausgesetzt} withdrawals_released {Ihr Touchstone-Konto: Aussetzung der Auszahlungen beendet} tier_changed {Ihr Touchstone-Konto: Gebührenstufe geändert} other {Ihr Touchstone-Konto: Sitzungen beendet}}',
      text: [
        '{what, select, login_frozen {Niemand kann sich jetzt bei Ihrem Konto anmelden, und offene Sitzungen wurden beendet.} login_opened {Sie können sich wieder bei Ihrem Konto anmelden.} trading_frozen {Neue Orders werden jetzt abgelehnt. Offene Orders bleiben bestehen; Sie können sie stornieren.} trading_opened {Sie können wieder handeln.} withdrawals_held {Von Ihrem Konto kann vorerst nichts ausgezahlt werden.} withdrawals_released {Auszahlungen sind wieder möglich.} tier_changed {Sie gilt für Orders, die ab jetzt angenommen werden.} other {Sie wurden überall abgemeldet und können sich wieder anmelden.}}',
        'Grund: {reason}',
        '{text}',
        'Wenn Sie damit nicht einverstanden sind, schreiben Sie uns bitte.',
      ],
    },
  },
  money: {
    addressAdded: {
      subject: 'Ihr Touchstone-Konto: Auszahlungsadresse hinzugefügt',
      text: [
        'Die Adresse {address} wurde Ihren Auszahlungsadressen hinzugefügt.',
        'Sie kann ab {usableAt} verwendet werden.',
        '@notYouAtOnce',
      ],
    },
    addressRemoved: {
      subject: 'Ihr Touchstone-Konto: Auszahlungsadresse entfernt',
      text: ['Die Adresse {address} wurde aus Ihren Auszahlungsadressen entfernt.', '@notYouAtOnce'],
    },
    withdrawal: {
      subject:
        '{state, select, requested {Ihr Touchstone-Konto: Auszahlung beantragt} approved {Ihr Touchstone-Konto: Auszahlung genehmigt} confirmed {Ihr Touchstone-Konto: Auszahlung gezahlt} canceled {Ihr Touchstone-Konto: Auszahlung storniert} refused {Ihr Touchstone-Konto: Auszahlung abgelehnt} other {Ihr Touchstone-Konto: Auszahlung konnte nicht gezahlt werden}}',
      text: [
        'Auszahlung {number}: {amount} an {destination}, Gebühr {fee}, Sie erhalten {receive}.',
        '{state, select, requested {Der Betrag ist zurückgelegt. Sie können die Auszahlung zurückziehen, bis ihre Prüfung beginnt.} approved {{receive} werden jetzt gezahlt.} confirmed {{receive} wurden gezahlt.} canceled {Sie wurde vor ihrer Prüfung zurückgezogen. Der ganze Betrag ist wieder auf Ihrem Guthabenkonto; es wurde keine Gebühr erhoben.} refused {Der ganze Betrag ist wieder auf Ihrem Guthabenkonto; es wurde keine Gebühr erhoben.} other {Das Netzwerk hat die Zahlung abgelehnt. Der ganze Betrag ist wieder auf Ihrem Guthabenkonto; es wurde keine Gebühr erhoben.}}',
        '{state, select, confirmed {Referenz: {reference}} refused {{text}} failed {} other {Wenn Sie das nicht waren, sperren Sie Ihr Konto sofort: Nutzercenter, Sicherheitscenter.}}',
      ],
    },
    depositCredited: {
      subject: 'Ihre Einzahlung ist gutgeschrieben',
      text: ['{amount} sind auf Ihrem Guthabenkonto.', 'Transaktion: {transaction}'],
    },
    depositRefused: { subject: 'Ihr Einzahlungsformular wurde abgelehnt', text: ['{reason}'] },
    purchaseCredited: {
      subject: 'Ihre Coins sind gutgeschrieben',
      text: [
        '{amount}, die Sie gekauft haben, sind auf Ihrem Guthabenkonto.',
        'Die Bank führt Ihre Überweisung unter {reference}.',
      ],
    },
    purchaseRefused: {
      subject: 'Ihr Kauf wurde abgelehnt',
      text: [
        'Ihr Kauf von {amount} für {pay}, zu einem Kurs von {rate}, wurde abgelehnt. Es wurde nichts gutgeschrieben.',
        '{reason}',
      ],
    },
    transferred: {
      subject: 'Zwischen Ihren Konten wurde Geld umgebucht',
      text: [
        '{amount} wurden umgebucht. Von: {from, select, contract {Kontraktkonto} delivery {Zeitorder-Konto} hosting {Anlagekonto} other {Guthabenkonto}}. An: {to, select, contract {Kontraktkonto} delivery {Zeitorder-Konto} hosting {Anlagekonto} other {Guthabenkonto}}.',
      ],
    },
    converted: {
      subject: 'Ihr Umtausch ist ausgeführt',
      text: ['{amount} wurden in {receive} umgetauscht.'],
    },
  },
  positions: {
    marginCall: {
      subject: 'Margin-Call: {contract} ist nahe an der Liquidation',
      text: [
        '{mode, select, cross {Ihre Cross-Positionen, darunter {contract}, haben eine Risikoquote von {percent}. Bei 100 % werden sie liquidiert.} other {{side, select, long {Ihre Long-Position in {contract} hat eine Risikoquote von {percent}, bei einem Mark-Preis von {mark}. Bei 100 % wird sie liquidiert.} other {Ihre Short-Position in {contract} hat eine Risikoquote von {percent}, bei einem Mark-Preis von {mark}. Bei 100 % wird sie liquidiert.}}}}',
        '{mode, select, cross {} other {Ihr Liquidationspreis beträgt {liquidation}.}}',
        '{mode, select, cross {Schließen Sie einen Teil Ihrer Positionen, oder buchen Sie Geld auf Ihr Kontraktkonto um.} other {Fügen Sie Margin hinzu, schließen Sie einen Teil der Position, oder setzen Sie einen Stop-Loss.}}',
        'Diese Nachricht wird gesendet, wenn eine Risikoquote über 80 % festgestellt wird. Die Preise können schneller sein als sie: Eine Position kann ohne vorherige Warnung liquidiert werden.',
      ],
    },
    liquidation: {
      subject: 'Ihre Position in {contract} wird gerade liquidiert',
      text: [
        '{side, select, long {Ihre Long-Position in {contract} hatte bei einem Mark-Preis von {mark} nicht mehr die Margin, die sie benötigt.} other {Ihre Short-Position in {contract} hatte bei einem Mark-Preis von {mark} nicht mehr die Margin, die sie benötigt.}}',
        '{step, select, orders_cancelled {Zuerst wurden ihre offenen Orders storniert; die Position selbst ist bisher unverändert.} reduced {{lots, plural, one {# Lot wurde gegen eine Gebühr von {fee} geschlossen, damit der Rest bestehen bleiben kann.} other {# Lots wurden gegen eine Gebühr von {fee} geschlossen, damit der Rest bestehen bleiben kann.}}} other {{lots, plural, one {Ihr # Lot wurde vom Versicherungsfonds übernommen. Die Margin ist aufgebraucht.} other {Alle ihre # Lots wurden vom Versicherungsfonds übernommen. Die Margin ist aufgebraucht.}}}}',
      ],
    },
    deleveraged: {
      subject: 'Ein Teil Ihrer Position in {contract} wurde geschlossen',
      text: [
        '{lots, plural, one {# Lot Ihrer Position in {contract} wurde zu {price} geschlossen, gegen eine Position, die der Versicherungsfonds nicht tragen konnte: Sie standen auf Platz {rank} der veröffentlichten Warteschlange.} other {# Lots Ihrer Position in {contract} wurden zu {price} geschlossen, gegen eine Position, die der Versicherungsfonds nicht tragen konnte: Sie standen auf Platz {rank} der veröffentlichten Warteschlange.}}',
      ],
    },
    positionClosed: {
      subject: 'Ihre Position in {contract} wurde geschlossen',
      text: [
        '{side, select, long {Ihre Long-Position in {contract} wurde geschlossen.} other {Ihre Short-Position in {contract} wurde geschlossen.}} {by, select, take_profit {Ihr Take-Profit wurde erreicht.} stop_loss {Ihr Stop-Loss wurde erreicht.} other {Der Kontrakt ist beendet, und jede Position darin wurde zum Abrechnungspreis geschlossen.}}',
        'Ihr Ergebnis vor Gebühren und Funding: {result}.',
      ],
    },
    contractEnds: {
      subject: '{contract} endet am {endsAt}',
      text: [
        '{side, select, long {{lots, plural, one {Sie halten # Lot long in {name} ({contract}). Der Kontrakt endet am {endsAt}.} other {Sie halten # Lots long in {name} ({contract}). Der Kontrakt endet am {endsAt}.}}} other {{lots, plural, one {Sie halten # Lot short in {name} ({contract}). Der Kontrakt endet am {endsAt}.} other {Sie halten # Lots short in {name} ({contract}). Der Kontrakt endet am {endsAt}.}}}}',
        'Dann wird die Position gebührenfrei geschlossen, zum Mittel des Indexpreises von {index} über die letzten 30 Minuten, mit einem Messwert pro Sekunde. Offene Orders in dem Kontrakt werden storniert, Take-Profit und Stop-Loss enden mit ihm.',
        'Sie brauchen nichts zu tun. In der letzten Minute können Positionen nur geschlossen werden. {next, select, absent {Derzeit ist kein späterer Kontrakt gelistet.} other {Um eine Position darüber hinaus zu behalten, schließen Sie diese und eröffnen Sie sie in {next}, der am {nextEndsAt} endet.}}',
      ],
    },
  },
  finance: {
    hosted: {
      subject: 'Ihre Anlage hat begonnen',
      text: ['Order {order}: {amount} sind bis {endAt} angelegt.'],
    },
    hostingPaid: {
      subject: 'Ein Tag Ihrer Anlage wurde gezahlt',
      text: ['Order {order}, Tag {day}: {amount} sind auf Ihrem Anlagekonto.'],
    },
    hostingRedemption: {
      subject: 'Ihre vorzeitige Rückzahlung hat begonnen',
      text: [
        'Für Order {order} werden keine weiteren Tage gezahlt; das Geld ist am {redeemAt} wieder verfügbar.',
        '{unearned} des zugesagten Ertrags werden nicht gezahlt.',
      ],
    },
    hostingEnded: {
      subject: '{result, select, redeemed {Ihre Anlage wurde zurückgezahlt} other {Ihre Anlage ist abgeschlossen}}',
      text: [
        'Order {order}: {returned} sind wieder verfügbar.',
        '{result, select, redeemed {Die vorzeitige Rückzahlung hat {loss} gekostet.} other {}}',
      ],
    },
    loanPaidOut: {
      subject: 'Ihr Kredit ist ausgezahlt',
      text: ['Kredit {loan}: {amount} sind auf Ihrem Guthabenkonto.', 'Er ist am {dueAt} fällig.'],
    },
    loanRejected: {
      subject: 'Ihr Kreditantrag wurde abgelehnt',
      text: ['Kredit {loan} wird nicht gewährt.', '{reason}'],
    },
    loanDue: {
      subject: 'Kredit {loan} ist zurückzuzahlen',
      text: [
        'Kredit {loan}: {state, select, to_repay {Er ist fällig: Zahlen Sie ihn heute zurück.} expired {Sein Fälligkeitstag ist überschritten. Zahlen Sie ihn innerhalb der Karenztage zurück, bevor Verzugsgebühren beginnen.} other {Seine Karenztage sind vorbei, und Verzugsgebühren werden täglich berechnet.}}',
      ],
    },
    loanRepaid: {
      subject: '{way, select, proof {Ihre Rückzahlung ist angerechnet} other {Ihre Rückzahlung ist gebucht}}',
      text: [
        'Kredit {loan}: {amount} wurden zurückgezahlt.',
        'Die Bank führt die Zahlung unter {line}.',
        '{done, select, yes {Darauf wird nichts mehr geschuldet.} other {{owed} werden noch geschuldet.}}',
      ],
    },
    loanProofRefused: {
      subject: 'Ihr Nachweis einer Rückzahlung wurde abgelehnt',
      text: ['Kredit {loan}: Ihr Nachweis wurde abgelehnt, und es wurde nichts angerechnet.', '{reason}'],
    },
    loanWrittenOff: {
      subject: 'Kredit {loan} wurde abgeschrieben',
      text: ['Kredit {loan} wurde abgeschrieben: {loss} wurden nicht zurückgezahlt.', '{reason}'],
    },
    subscribed: {
      subject: 'Ihre Zeichnung ist eingegangen',
      text: ['Zeichnung {subscription}: {quantity} für {cost}; dieser Betrag ist gesperrt.'],
    },
    subscriptionDecided: {
      subject: '{passed, select, no {Ihre Zeichnung wurde nicht angenommen} other {Ihre Zeichnung wurde angenommen}}',
      text: [
        '{passed, select, no {Zeichnung {subscription}: {refund} sind wieder verfügbar.} other {Zeichnung {subscription}: {allocated} gehören Ihnen für {paid}; {refund} sind wieder verfügbar.}}',
        '{passed, select, no {{reason}} other {}}',
      ],
    },
    coinsReleased: {
      subject: 'Ihre neuen Coins sind verfügbar',
      text: ['Die Sperrfrist von {amount} ist abgelaufen.'],
    },
    coinsReturned: {
      subject: 'Ihre neuen Coins wurden zurückgegeben',
      text: ['{amount} wurden für {refund} zurückgegeben.'],
    },
    rewardPaid: {
      subject: 'Ihre Check-in-Prämie wurde gezahlt',
      text: ['Tag {day}: {amount} sind auf Ihrem Guthabenkonto.'],
    },
    commissionPaid: {
      subject: 'Eine Provision wurde gezahlt',
      text: ['{amount} aus den Gebühren von Kunden, die Sie eingeladen haben, sind auf Ihrem Guthabenkonto.'],
    },
    welfarePaid: {
      subject: 'Eine Bonusprämie wurde gezahlt',
      text: ['{amount} sind auf Ihrem Guthabenkonto.'],
    },
  },
  service: {
    verified: {
      subject:
        '{tier, select, junior {Basis-Verifizierung genehmigt} senior {Erweiterte Verifizierung genehmigt} other {Adressverifizierung genehmigt}}',
      text: [
        '{tier, select, junior {Die Basis-Verifizierung Ihres Kontos ist genehmigt.} senior {Die erweiterte Verifizierung Ihres Kontos ist genehmigt.} other {Die Adressverifizierung Ihres Kontos ist genehmigt.}} Ihre Limits sind jetzt höher.',
      ],
    },
    verificationRefused: {
      subject:
        '{tier, select, junior {Basis-Verifizierung fehlgeschlagen} senior {Erweiterte Verifizierung fehlgeschlagen} other {Adressverifizierung fehlgeschlagen}}',
      text: [
        'Authentifizierung fehlgeschlagen, bitte erneut verifizieren.',
        '{reason}',
        'Ihre Angaben sind unter „Verifizierung“ gespeichert: Korrigieren Sie sie dort, und senden Sie sie erneut.',
      ],
    },
    ticketAnswered: {
      subject: 'Der Support hat Ihnen geantwortet',
      text: [
        'Der Touchstone-Support hat Ihnen geantwortet.',
        'Melden Sie sich an und öffnen Sie den Support, um die Antwort zu lesen und zu antworten. Wir senden Antworten nicht per E-Mail und fragen nie nach einem Passwort oder einem Code.',
      ],
    },
    priceAlert: {
      subject: '{symbol} steht bei {seen}',
      text: [
        '{by, select, mark {{side, select, above {Sie wollten benachrichtigt werden, wenn der Mark-Preis von {symbol} bei {price} oder darüber liegt.} other {Sie wollten benachrichtigt werden, wenn der Mark-Preis von {symbol} bei {price} oder darunter liegt.}}} other {{side, select, above {Sie wollten benachrichtigt werden, wenn der letzte Preis von {symbol} bei {price} oder darüber liegt.} other {Sie wollten benachrichtigt werden, wenn der letzte Preis von {symbol} bei {price} oder darunter liegt.}}}} Er steht jetzt bei {seen}.',
        '{late, select, yes {Der Preis wurde erreicht, während die Börse nicht lief; deshalb wird der jetzige Preis genannt und nicht der erste, der dort lag.} other {}}',
        '{simulated, select, yes {Die Preise hier sind simuliert.} other {}}',
        '{world, select, demo {Dies ist ein Preis des Demokontos.} other {}}',
        'Der Alarm ist beendet. Richten Sie einen neuen ein, um wieder benachrichtigt zu werden.',
      ],
    },
  },
  statement: {
    title: 'Kontoauszug',
    sandbox: 'Sandbox: Testgeld ohne Wert, simulierte Preise',
    demo: 'Demokonto: Spielgeld ohne Wert',
    owner: 'Kontonummer {owner}',
    period: 'Vom {from} bis zum {to} UTC, jeweils einschließlich: {range}',
    noEntries: 'keine Einträge',
    entries: 'Protokolleinträge {first} bis {last}',
    covered: 'Protokolleinträge {first} bis {last}',
    made: 'Erstellt am {madeAt} UTC aus dem Protokoll der Börse bis zum Eintrag {through}. Wer dieses Protokoll erneut abspielt, kommt zu denselben Salden.',
    nothing: 'In diesem Zeitraum ist nichts geschehen.',
    page: 'Seite {page} von {pages}',
    wallets: { funds: 'Guthaben', contract: 'Kontrakte', delivery: 'Zeitorders', hosting: 'Anlage' },
    columns: {
      account: 'Konto',
      currency: 'Währung',
      opening: 'Anfangssaldo',
      received: 'Eingang',
      paid: 'Ausgang',
      closing: 'Endsaldo',
      entries: 'Einträge',
      time: 'Zeit (UTC)',
      entry: 'Eintrag',
      change: 'Änderung',
      balance: 'Saldo danach',
      reference: 'Referenz',
      sequence: 'Protokollnr.',
    },
    receivedIn: 'Eingang auf {account}',
    paidFrom: 'Ausgang von {account}',
  },
  figures: {
    fees: '{maker} als Maker und {taker} als Taker',
    feesOfEach: 'die bei jedem Kontrakt angegebenen Sätze',
    span: '{least} bis {most}',
    hours: '{count, plural, one {# Stunde} other {# Stunden}}',
    hosting: {
      none: 'Derzeit wird kein Produkt angeboten.',
      product: 'Produkt',
      days: 'Tage',
      rate: 'Ertrag pro Tag',
      min: 'Minimum',
      max: 'Maximum',
      loss: 'Kosten der vorzeitigen Rückzahlung',
      takes: 'Vorzeitige Rückzahlung dauert (Tage)',
      sale: 'Verkauf',
      states: '{state, select, open {offen} other {geschlossen}}',
    },
    loans: {
      none: 'Derzeit wird kein Kredit angeboten.',
      product: 'Produkt',
      days: 'Tage',
      free: 'Zinsfreie Tage',
      rate: 'Kosten pro Tag',
      grace: 'Karenztage',
      late: 'Zusätzlich pro Tag bei Verzug',
      min: 'Minimum',
      max: 'Maximum',
      lender: 'Kreditgeber',
      mayLeave: 'Darf die Plattform verlassen',
      lending: 'Vergabe',
      leaves: '{may, select, yes {ja} other {nein}}',
      states: '{state, select, open {offen} other {geschlossen}}',
    },
    rewards: {
      none: 'Derzeit gibt es keine Prämien.',
      day: 'Tag',
      reward: 'Prämie, {currency}',
      share:
        'Höchstens {share} Ihrer eigenen Handelsgebühren kommen als Prämien aus Check-in und Bonusprogramm zurück.',
    },
  },
  entries: {
    faucet: 'Sandbox-Geld',
    capital: 'Kapital',
    rounding: 'Rundung',
    pnl: 'Gewinn oder Verlust eines Kontrakts',
    loss_settled: 'Verlust eines offenen Kontrakts, abgerechnet',
    funding: 'Funding',
    liquidation_fee: 'Liquidationsgebühr',
    insurance: 'Versicherungsfonds',
    conversion: 'Umtausch von Währungen',
    deposit: 'Einzahlung',
    hosting_escrow: 'Für eine Anlage zurückgelegter Ertrag',
    hosting_return: 'Ertrag einer Anlage',
    hosting_loss: 'Verlust bei vorzeitiger Rückzahlung',
    campaign_funded: 'Budget einer Kampagne',
    campaign_closed: 'Restbudget einer Kampagne',
    hosting_unearned: 'Nicht verdienter Ertrag einer Anlage',
    invite_commission: 'Provision aus Einladungen',
    loan_funding: 'Geld für Kredite',
    loan_return: 'Nicht verliehenes Geld für Kredite',
    loan_disbursement: 'Kredit ausgezahlt',
    loan_principal: 'Kredit zurückgezahlt',
    loan_interest: 'Zinsen eines Kredits',
    loan_late_fee: 'Verzugsgebühr eines Kredits',
    offering_funded: 'Angebotene Coins',
    subscription_paid: 'Preis neuer Coins',
    subscription_coins: 'Neue Coins',
    subscription_returned: 'Neue Coins zurückgegeben',
    offering_paid_out: 'Erlös oder nicht verkaufte Coins, an den Emittenten',
    purchase: 'Per Überweisung gekaufte Coins',
    sign_reward: 'Prämie eines täglichen Check-ins',
    trade: 'Trade',
    fee: 'Gebühr',
    option_stake: 'Einsatz einer Zeitorder',
    option_payout: 'Auszahlung einer Zeitorder',
    transfer: 'Umbuchung zwischen eigenen Konten',
    welfare_reward: 'Prämie einer Bonuskampagne',
    withdrawal: 'Auszahlung',
    withdrawal_fee: 'Auszahlungsgebühr',
  },
}
