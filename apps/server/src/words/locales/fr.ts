import type { TranslatedWords } from '../english.ts'

export const fr: TranslatedWords = {
  codes: {
    code: {
      subject: 'Votre code de vérification Touchstone',
      text: [
        'Votre code Touchstone est {code}.',
        '{purpose, select, register {Utilisez-le dans les {minutes} minutes pour ouvrir votre compte.} forget {Utilisez-le dans les {minutes} minutes pour choisir un nouveau mot de passe.} password {Utilisez-le dans les {minutes} minutes pour changer votre mot de passe.} bindphone {Utilisez-le dans les {minutes} minutes pour rattacher ce numéro de téléphone à votre compte.} bindemail {Utilisez-le dans les {minutes} minutes pour rattacher cette adresse e-mail à votre compte.} tpwd {Utilisez-le dans les {minutes} minutes pour changer votre mot de passe de transaction.} question {Utilisez-le dans les {minutes} minutes pour changer votre question de sécurité.} unfreeze {Utilisez-le dans les {minutes} minutes pour demander la réouverture de votre compte.} factor {Utilisez-le dans les {minutes} minutes pour signaler la perte d’un second facteur.} other {Utilisez-le dans les {minutes} minutes pour prouver que c’est bien vous.}} Il ne sert qu’une fois.',
        'Si vous ne l’avez pas demandé, vous n’avez rien à faire. Personne chez Touchstone ne vous demandera jamais ce code ni votre mot de passe.',
      ],
    },
    alreadyRegistered: {
      subject: 'Vous avez déjà un compte Touchstone',
      text: [
        'Quelqu’un, peut-être vous, a essayé d’ouvrir un compte Touchstone avec cette adresse. Un compte existe déjà pour elle.',
        'Connectez-vous avec votre mot de passe, ou choisissez « Mot de passe oublié » sur la page de connexion pour en définir un nouveau.',
        'Si ce n’était pas vous, vous n’avez rien à faire. Personne chez Touchstone ne vous demandera jamais ce code ni votre mot de passe.',
      ],
    },
    alreadyBound: {
      subject: 'Ceci appartient déjà à un compte Touchstone',
      text: [
        'Quelqu’un, peut-être vous, a essayé de rattacher ceci à un autre compte Touchstone. Cela appartient déjà à un compte.',
        'Si ce n’était pas vous, vous n’avez rien à faire. Personne chez Touchstone ne vous demandera jamais ce code ni votre mot de passe.',
      ],
    },
    shared: {
      antiPhishing: 'Votre mot anti-hameçonnage : {word}',
      held: 'Les retraits sont suspendus pendant au moins 24 heures, comme après tout changement de ce type.',
      notYou: 'Si ce n’était pas vous, gelez votre compte dans Espace client, Centre de sécurité, et écrivez-nous.',
      notYouAtOnce: 'Si ce n’était pas vous, gelez immédiatement votre compte : Espace client, Centre de sécurité.',
    },
  },
  security: {
    changeDone: {
      subject:
        '{change, select, phone {Votre numéro de téléphone Touchstone a été modifié} email {Votre adresse e-mail Touchstone a été modifiée} password {Votre mot de passe Touchstone a été modifié} tpwd {Votre mot de passe de transaction Touchstone a été modifié} question {Votre question de sécurité Touchstone a été modifiée} factor {Votre second facteur Touchstone a été supprimé} other {Votre compte Touchstone a été rouvert}}',
      text: [
        '{change, select, phone {Le numéro de téléphone de votre compte Touchstone a été modifié.} email {L’adresse e-mail de votre compte Touchstone a été modifiée.} password {Le mot de passe de votre compte Touchstone a été modifié. Vos autres sessions ont été fermées.} tpwd {Le mot de passe de transaction de votre compte Touchstone a été modifié.} question {La question de sécurité de votre compte Touchstone a été modifiée.} factor {Le second facteur de votre compte Touchstone a été supprimé. Vos autres sessions ont été fermées.} other {Votre compte Touchstone a été rouvert.}}',
        '@held',
        '@notYou',
      ],
    },
    changeRequested: {
      subject: 'Un changement de votre compte Touchstone est en attente d’examen',
      text: [
        '{change, select, phone {Une personne ayant prouvé qu’elle est vous a demandé le changement du numéro de téléphone de votre compte.} email {Une personne ayant prouvé qu’elle est vous a demandé le changement de l’adresse e-mail de votre compte.} password {Une personne ayant prouvé qu’elle est vous a demandé le changement du mot de passe de votre compte.} tpwd {Une personne ayant prouvé qu’elle est vous a demandé le changement du mot de passe de transaction de votre compte.} question {Une personne ayant prouvé qu’elle est vous a demandé le changement de la question de sécurité de votre compte.} factor {Une personne ayant prouvé qu’elle est vous a demandé la suppression du second facteur de votre compte.} other {Une personne ayant prouvé qu’elle est vous a demandé la réouverture de votre compte.}} Une personne examinera cette demande avant tout changement.',
        'Si ce n’était pas vous, connectez-vous, retirez la demande dans Espace client, Centre de sécurité, Changements demandés, et changez votre mot de passe.',
      ],
    },
    changeRefused: {
      subject: 'Un changement de votre compte Touchstone a été rejeté',
      text: [
        '{change, select, phone {Nous n’avons pas donné suite à la demande de changement du numéro de téléphone de votre compte.} email {Nous n’avons pas donné suite à la demande de changement de l’adresse e-mail de votre compte.} password {Nous n’avons pas donné suite à la demande de changement du mot de passe de votre compte.} tpwd {Nous n’avons pas donné suite à la demande de changement du mot de passe de transaction de votre compte.} question {Nous n’avons pas donné suite à la demande de changement de la question de sécurité de votre compte.} factor {Nous n’avons pas donné suite à la demande de suppression du second facteur de votre compte.} other {Nous n’avons pas donné suite à la demande de réouverture de votre compte.}}',
        '{reason}',
      ],
    },
    factorChanged: {
      subject:
        '{act, select, added {{factor, select, totp {Votre compte Touchstone : application d’authentification ajoutée} other {Votre compte Touchstone : clé d’accès ajoutée}}} other {{factor, select, totp {Votre compte Touchstone : application d’authentification supprimée} other {Votre compte Touchstone : clé d’accès supprimée}}}}',
      text: [
        '{act, select, added {{factor, select, totp {Une application d’authentification a été ajoutée à votre compte.} other {Une clé d’accès a été ajoutée à votre compte.}}} other {{factor, select, totp {Une application d’authentification a été supprimée de votre compte.} other {Une clé d’accès a été supprimée de votre compte.}}}}',
        '@held',
        '@notYou',
      ],
    },
    recoveryCodeUsed: {
      subject: 'Un code de récupération de votre compte Touchstone a été utilisé',
      text: ['Quelqu’un a prouvé être vous au moyen d’un code de récupération. Codes restants : {left}.', '@notYou'],
    },
    newDevice: {
      subject: 'Un nouvel appareil s’est connecté à votre compte Touchstone',
      text: [
        'Appareil : {device}. Il s’est connecté pour la première fois, depuis l’adresse {address}.',
        '@held',
        '@notYou',
      ],
    },
    payoutChanged: {
      subject: 'Vos coordonnées de versement Touchstone ont été modifiées',
      text: ['Le compte bancaire ou le portefeuille sur lequel votre argent est versé a été modifié.', '@notYou'],
    },
    accountFrozen: {
      subject: 'Votre compte Touchstone est gelé',
      text: [
        'Comme vous l’avez demandé, votre compte est gelé : ni trading, ni retraits. Vos autres sessions ont été fermées.',
        'Pour le rouvrir, connectez-vous et demandez-le dans Espace client, Centre de sécurité ; une personne examinera votre demande.',
      ],
    },
    tpwdLocked: {
      subject: 'Votre mot de passe de transaction Touchstone est verrouillé',
      text: [
        'Dix mots de passe de transaction erronés ont été saisis. Vous pourrez réessayer après 24 heures.',
        '@notYou',
      ],
    },
    walletLinked: {
      subject: 'Un portefeuille a été associé à votre compte',
      text: ['Le portefeuille {wallet} peut désormais se connecter à votre compte.', '@held', '@notYou'],
    },
    walletUnlinked: {
      subject: 'Le portefeuille de votre compte a été dissocié',
      text: ['Le portefeuille {wallet} ne peut plus se connecter à votre compte.', '@held', '@notYou'],
    },
    restrained: {
      subject:
        '{what, select, login_frozen {Votre compte Touchstone : la connexion a été fermée} login_opened {Votre compte Touchstone : la connexion a été rouverte} trading_frozen {Votre compte Touchstone : le trading a été arrêté} trading_opened {Votre compte Touchstone : le trading a été rouvert} withdrawals_held {Votre compte Touchstone : les retraits sont suspendus} withdrawals_released {Votre compte Touchstone : la suspension des retraits a pris fin} tier_changed {Votre compte Touchstone : le palier de frais a été modifié} other {Votre compte Touchstone : des sessions ont été fermées}}',
      text: [
        '{what, select, login_frozen {Plus personne ne peut se connecter à votre compte, et les sessions ouvertes ont été fermées.} login_opened {Vous pouvez de nouveau vous connecter à votre compte.} trading_frozen {Les nouveaux ordres sont désormais refusés. Les ordres ouverts restent en place ; vous pouvez les annuler.} trading_opened {Vous pouvez de nouveau trader.} withdrawals_held {Rien ne peut être retiré de votre compte pour l’instant.} withdrawals_released {Vous pouvez de nouveau effectuer des retraits.} tier_changed {Le nouveau palier s’applique aux ordres acceptés à partir de maintenant.} other {Vous avez été déconnecté partout et pouvez vous reconnecter.}}',
        'Motif : {reason}',
        '{text}',
        'Si vous n’êtes pas d’accord, veuillez nous écrire.',
      ],
    },
  },
  money: {
    addressAdded: {
      subject: 'Votre compte Touchstone : une adresse de retrait a été ajoutée',
      text: [
        'L’adresse {address} a été ajoutée à vos adresses de retrait.',
        'Elle peut être utilisée à partir du {usableAt}.',
        '@notYouAtOnce',
      ],
    },
    addressRemoved: {
      subject: 'Votre compte Touchstone : une adresse de retrait a été supprimée',
      text: ['L’adresse {address} a été supprimée de vos adresses de retrait.', '@notYouAtOnce'],
    },
    withdrawal: {
      subject:
        '{state, select, requested {Votre compte Touchstone : un retrait a été demandé} approved {Votre compte Touchstone : un retrait a été approuvé} confirmed {Votre compte Touchstone : un retrait a été payé} canceled {Votre compte Touchstone : un retrait a été annulé} refused {Votre compte Touchstone : un retrait a été rejeté} other {Votre compte Touchstone : un retrait n’a pas pu être payé}}',
      text: [
        'Retrait {number} : {amount} vers {destination}, frais {fee}, vous recevez {receive}.',
        '{state, select, requested {Le montant est mis de côté. Vous pouvez annuler le retrait jusqu’au début de son examen.} approved {{receive} vont maintenant être payés.} confirmed {{receive} ont été payés.} canceled {Le retrait a été annulé avant son examen. Le montant entier est de nouveau sur votre compte Fonds ; aucuns frais n’ont été prélevés.} refused {Le montant entier est de nouveau sur votre compte Fonds ; aucuns frais n’ont été prélevés.} other {Le réseau a refusé le paiement. Le montant entier est de nouveau sur votre compte Fonds ; aucuns frais n’ont été prélevés.}}',
        '{state, select, confirmed {Référence : {reference}} refused {{text}} failed {} other {Si ce n’était pas vous, gelez immédiatement votre compte : Espace client, Centre de sécurité.}}',
      ],
    },
    depositCredited: {
      subject: 'Votre dépôt est crédité',
      text: ['Votre compte Fonds a reçu {amount}.', 'Transaction : {transaction}'],
    },
    depositRefused: { subject: 'Votre formulaire de dépôt a été rejeté', text: ['{reason}'] },
    purchaseCredited: {
      subject: 'Vos cryptos sont créditées',
      text: [
        'Votre compte Fonds a reçu les {amount} que vous avez achetés.',
        'Référence bancaire de votre virement : {reference}.',
      ],
    },
    purchaseRefused: {
      subject: 'Votre achat a été rejeté',
      text: ['Votre achat de {amount} pour {pay}, au taux de {rate}, a été rejeté. Rien n’a été crédité.', '{reason}'],
    },
    transferred: {
      subject: 'De l’argent a été transféré entre vos comptes',
      text: [
        'Montant transféré : {amount}. De : {from, select, contract {compte Contrats} delivery {compte Durée fixe} hosting {compte Placement} other {compte Fonds}}. Vers : {to, select, contract {compte Contrats} delivery {compte Durée fixe} hosting {compte Placement} other {compte Fonds}}.',
      ],
    },
    converted: {
      subject: 'Votre conversion est effectuée',
      text: ['{amount} ont été convertis en {receive}.'],
    },
  },
  positions: {
    marginCall: {
      subject: 'Appel de marge : {contract} est proche de la liquidation',
      text: [
        '{mode, select, cross {Vos positions croisées, dont {contract}, ont un taux de risque de {percent}. À 100 %, elles sont liquidées.} other {{side, select, long {Votre position long sur {contract} a un taux de risque de {percent}, à un prix de marque de {mark}. À 100 %, elle est liquidée.} other {Votre position short sur {contract} a un taux de risque de {percent}, à un prix de marque de {mark}. À 100 %, elle est liquidée.}}}}',
        '{mode, select, cross {} other {Son prix de liquidation est de {liquidation}.}}',
        '{mode, select, cross {Clôturez une partie de vos positions ou transférez de l’argent vers votre compte Contrats.} other {Ajoutez de la marge, clôturez une partie de la position ou placez un stop-loss.}}',
        'Ce message est envoyé lorsque le taux de risque est constaté au-dessus de 80 %. Les prix peuvent être plus rapides que lui : une position peut être liquidée sans avertissement préalable.',
      ],
    },
    liquidation: {
      subject: 'Votre position sur {contract} est en cours de liquidation',
      text: [
        '{side, select, long {Votre position long sur {contract} n’avait plus la marge nécessaire, à un prix de marque de {mark}.} other {Votre position short sur {contract} n’avait plus la marge nécessaire, à un prix de marque de {mark}.}}',
        '{step, select, orders_cancelled {Ses ordres ouverts ont d’abord été annulés ; la position elle-même est inchangée pour l’instant.} reduced {{lots, plural, one {# lot a été clôturé, pour des frais de {fee}, afin que le reste puisse être conservé.} many {# de lots ont été clôturés, pour des frais de {fee}, afin que le reste puisse être conservé.} other {# lots ont été clôturés, pour des frais de {fee}, afin que le reste puisse être conservé.}}} other {{lots, plural, one {Le lot restant (#) a été repris par le fonds d’assurance. La marge est épuisée.} many {Tous ses lots (# de lots) ont été repris par le fonds d’assurance. La marge est épuisée.} other {Tous ses lots (# lots) ont été repris par le fonds d’assurance. La marge est épuisée.}}}}',
      ],
    },
    deleveraged: {
      subject: 'Une partie de votre position sur {contract} a été clôturée',
      text: [
        '{lots, plural, one {# lot de votre position sur {contract} a été clôturé à {price}, contre une position que le fonds d’assurance ne pouvait pas porter : vous occupiez la place {rank} de la file publiée.} many {# de lots de votre position sur {contract} ont été clôturés à {price}, contre une position que le fonds d’assurance ne pouvait pas porter : vous occupiez la place {rank} de la file publiée.} other {# lots de votre position sur {contract} ont été clôturés à {price}, contre une position que le fonds d’assurance ne pouvait pas porter : vous occupiez la place {rank} de la file publiée.}}',
      ],
    },
    positionClosed: {
      subject: 'Votre position sur {contract} a été clôturée',
      text: [
        '{side, select, long {Votre position long sur {contract} a été clôturée.} other {Votre position short sur {contract} a été clôturée.}} {by, select, take_profit {Son take-profit a été atteint.} stop_loss {Son stop-loss a été atteint.} other {Le contrat est arrivé à son terme, et toutes les positions sur ce contrat ont été clôturées au prix de règlement.}}',
        'Son résultat avant frais et financement : {result}.',
      ],
    },
    contractEnds: {
      subject: '{contract} se termine le {endsAt}',
      text: [
        '{side, select, long {{lots, plural, one {Vous détenez une position long de # lot sur {name} ({contract}). Le contrat se termine le {endsAt}.} many {Vous détenez une position long de # de lots sur {name} ({contract}). Le contrat se termine le {endsAt}.} other {Vous détenez une position long de # lots sur {name} ({contract}). Le contrat se termine le {endsAt}.}}} other {{lots, plural, one {Vous détenez une position short de # lot sur {name} ({contract}). Le contrat se termine le {endsAt}.} many {Vous détenez une position short de # de lots sur {name} ({contract}). Le contrat se termine le {endsAt}.} other {Vous détenez une position short de # lots sur {name} ({contract}). Le contrat se termine le {endsAt}.}}}}',
        'La position est alors clôturée, sans frais, à la moyenne du prix de l’indice {index} sur les 30 dernières minutes, un relevé par seconde. Les ordres ouverts sur le contrat sont annulés ; le take-profit et le stop-loss prennent fin avec lui.',
        'Vous n’avez rien à faire. Pendant la dernière minute, les positions ne peuvent qu’être clôturées. {next, select, absent {Aucun contrat ultérieur n’est coté pour le moment.} other {Pour conserver une position au-delà, clôturez celle-ci et ouvrez-la sur {next}, qui se termine le {nextEndsAt}.}}',
      ],
    },
  },
  finance: {
    hosted: {
      subject: 'Votre placement a commencé',
      text: ['Ordre {order} : {amount} sont placés jusqu’au {endAt}.'],
    },
    hostingPaid: {
      subject: 'Un jour de placement a été payé',
      text: ['Ordre {order}, jour {day} : votre compte Placement a reçu {amount}.'],
    },
    hostingRedemption: {
      subject: 'Votre rachat anticipé a commencé',
      text: [
        'L’ordre {order} ne paie plus aucun jour ; son argent sera de nouveau disponible le {redeemAt}.',
        '{unearned} du rendement promis ne seront pas versés.',
      ],
    },
    hostingEnded: {
      subject: '{result, select, redeemed {Votre placement a été racheté} other {Votre placement est terminé}}',
      text: [
        'Ordre {order} : {returned} sont de nouveau disponibles.',
        '{result, select, redeemed {Le rachat anticipé a coûté {loss}.} other {}}',
      ],
    },
    loanPaidOut: {
      subject: 'Votre prêt est versé',
      text: ['Prêt {loan} : votre compte Fonds a reçu {amount}.', 'Son échéance est le {dueAt}.'],
    },
    loanRejected: {
      subject: 'Votre demande de prêt a été rejetée',
      text: ['Le prêt {loan} n’est pas accordé.', '{reason}'],
    },
    loanDue: {
      subject: 'Le prêt {loan} est à rembourser',
      text: [
        'Prêt {loan} : {state, select, to_repay {il arrive à échéance. Remboursez-le aujourd’hui.} expired {son échéance est dépassée. Remboursez-le pendant les jours de grâce, avant que les frais de retard ne commencent.} other {ses jours de grâce sont écoulés, et des frais de retard sont facturés chaque jour.}}',
      ],
    },
    loanRepaid: {
      subject:
        '{way, select, proof {Votre remboursement est pris en compte} other {Votre remboursement est enregistré}}',
      text: [
        'Prêt {loan} : {amount} ont été remboursés.',
        'Référence bancaire : {line}.',
        '{done, select, yes {Plus rien n’est dû sur ce prêt.} other {{owed} sont encore dus.}}',
      ],
    },
    loanProofRefused: {
      subject: 'Votre justificatif de remboursement a été rejeté',
      text: ['Prêt {loan} : votre justificatif a été rejeté, et rien n’a été pris en compte.', '{reason}'],
    },
    loanWrittenOff: {
      subject: 'Le prêt {loan} a été passé en perte',
      text: ['Le prêt {loan} a été passé en perte : {loss} n’ont pas été remboursés.', '{reason}'],
    },
    subscribed: {
      subject: 'Votre souscription a été reçue',
      text: ['Souscription {subscription} : {quantity} pour {cost}, qui sont bloqués.'],
    },
    subscriptionDecided: {
      subject: '{passed, select, no {Votre souscription n’a pas été validée} other {Votre souscription a été validée}}',
      text: [
        '{passed, select, no {Souscription {subscription} : {refund} sont de nouveau disponibles.} other {Souscription {subscription} : {allocated} sont à vous pour {paid} ; {refund} sont de nouveau disponibles.}}',
        '{passed, select, no {{reason}} other {}}',
      ],
    },
    coinsReleased: {
      subject: 'Vos nouvelles cryptos sont disponibles',
      text: ['La période de blocage de {amount} est terminée.'],
    },
    coinsReturned: {
      subject: 'Vos nouvelles cryptos ont été rendues',
      text: ['{amount} ont été rendus contre {refund}.'],
    },
    rewardPaid: {
      subject: 'Votre récompense de pointage a été versée',
      text: ['Jour {day} : votre compte Fonds a reçu {amount}.'],
    },
    commissionPaid: {
      subject: 'Une commission a été versée',
      text: ['Votre compte Fonds a reçu {amount}, issus des frais des clients que vous avez invités.'],
    },
    welfarePaid: {
      subject: 'Une récompense Avantages a été versée',
      text: ['Votre compte Fonds a reçu {amount}.'],
    },
  },
  service: {
    verified: {
      subject:
        '{tier, select, junior {Vérification de base approuvée} senior {Vérification avancée approuvée} other {Vérification de l’adresse approuvée}}',
      text: [
        '{tier, select, junior {La vérification de base de votre compte est approuvée.} senior {La vérification avancée de votre compte est approuvée.} other {La vérification de l’adresse de votre compte est approuvée.}} Vos limites ont été relevées.',
      ],
    },
    verificationRefused: {
      subject:
        '{tier, select, junior {Échec de la vérification de base} senior {Échec de la vérification avancée} other {Échec de la vérification de l’adresse}}',
      text: [
        'La vérification a échoué, veuillez la refaire.',
        '{reason}',
        'Ce que vous avez saisi est enregistré dans Vérification : corrigez-le là et renvoyez-le.',
      ],
    },
    ticketAnswered: {
      subject: 'Le support vous a répondu',
      text: [
        'Le support de Touchstone vous a répondu.',
        'Connectez-vous et ouvrez le Support pour lire la réponse et y répondre. Nous n’envoyons pas de réponses par e-mail et ne demandons jamais de mot de passe ni de code.',
      ],
    },
    priceAlert: {
      subject: '{symbol} est à {seen}',
      text: [
        '{by, select, mark {{side, select, above {Vous avez demandé à être averti lorsque le prix de marque de {symbol} est à {price} ou plus.} other {Vous avez demandé à être averti lorsque le prix de marque de {symbol} est à {price} ou moins.}}} other {{side, select, above {Vous avez demandé à être averti lorsque le dernier prix de {symbol} est à {price} ou plus.} other {Vous avez demandé à être averti lorsque le dernier prix de {symbol} est à {price} ou moins.}}}} Il est actuellement à {seen}.',
        '{late, select, yes {Le prix a atteint ce niveau pendant que la plateforme ne fonctionnait pas ; c’est donc le prix actuel qui est indiqué, et non le premier qui l’a atteint.} other {}}',
        '{simulated, select, yes {Les prix ici sont simulés.} other {}}',
        '{world, select, demo {Il s’agit d’un prix du compte démo.} other {}}',
        'L’alerte est terminée. Créez-en une autre pour être averti de nouveau.',
      ],
    },
  },
  statement: {
    title: 'Relevé de compte',
    sandbox: 'Bac à sable : argent de test sans valeur, prix simulés',
    demo: 'Compte démo : argent fictif sans valeur',
    owner: 'Compte numéro {owner}',
    period: 'Du {from} au {to} UTC, dates incluses : {range}',
    noEntries: 'aucune entrée',
    entries: 'entrées du journal {first} à {last}',
    covered: 'Entrées du journal {first} à {last}',
    made: 'Établi le {madeAt} UTC à partir du journal de la plateforme jusqu’à l’entrée {through}. Quiconque rejoue ce journal obtient les mêmes soldes.',
    nothing: 'Rien ne s’est passé sur cette période.',
    page: 'Page {page} sur {pages}',
    wallets: { funds: 'Fonds', contract: 'Contrats', delivery: 'Durée fixe', hosting: 'Placement' },
    columns: {
      account: 'Compte',
      currency: 'Devise',
      opening: 'Solde initial',
      received: 'Reçu',
      paid: 'Payé',
      closing: 'Solde final',
      entries: 'Entrées',
      time: 'Date (UTC)',
      entry: 'Entrée',
      change: 'Variation',
      balance: 'Solde après',
      reference: 'Référence',
      sequence: 'N° journal',
    },
    receivedIn: 'Reçu sur le compte {account}',
    paidFrom: 'Payé depuis le compte {account}',
  },
  figures: {
    fees: '{maker} en tant que maker et {taker} en tant que taker',
    feesOfEach: 'les taux indiqués pour chaque contrat',
    span: '{least} à {most}',
    hours: '{count, plural, one {# heure} many {# d’heures} other {# heures}}',
    hosting: {
      none: 'Aucun produit n’est proposé actuellement.',
      product: 'Produit',
      days: 'Jours',
      rate: 'Rendement par jour',
      min: 'Minimum',
      max: 'Maximum',
      loss: 'Coût du rachat anticipé',
      takes: 'Délai du rachat anticipé (jours)',
      sale: 'Vente',
      states: '{state, select, open {ouverte} other {fermée}}',
    },
    loans: {
      none: 'Aucun prêt n’est proposé actuellement.',
      product: 'Produit',
      days: 'Jours',
      free: 'Jours gratuits',
      rate: 'Coût par jour',
      grace: 'Jours de grâce',
      late: 'Supplément par jour de retard',
      min: 'Minimum',
      max: 'Maximum',
      lender: 'Prêteur',
      mayLeave: 'Peut quitter la plateforme',
      lending: 'Octroi',
      leaves: '{may, select, yes {oui} other {non}}',
      states: '{state, select, open {ouvert} other {fermé}}',
    },
    rewards: {
      none: 'Rien n’est récompensé actuellement.',
      day: 'Jour',
      reward: 'Récompense, {currency}',
      share: 'Au plus {share} de vos propres frais de trading vous reviennent en récompenses de pointage et Avantages.',
    },
  },
  entries: {
    faucet: 'Fonds du bac à sable',
    capital: 'Capital',
    rounding: 'Arrondi',
    trade: 'Transaction',
    fee: 'Frais',
    pnl: 'Profit ou perte d’un contrat',
    loss_settled: 'Perte d’un contrat réglée avant clôture',
    funding: 'Financement',
    liquidation_fee: 'Frais de liquidation',
    insurance: 'Fonds d’assurance',
    conversion: 'Conversion de devises',
    deposit: 'Dépôt',
    hosting_escrow: 'Rendement mis de côté pour un placement',
    hosting_return: 'Rendement de placement',
    hosting_loss: 'Perte d’un rachat anticipé',
    hosting_unearned: 'Rendement de placement non acquis',
    invite_commission: 'Commission d’invitation',
    loan_funding: 'Argent destiné aux prêts',
    loan_return: 'Argent destiné aux prêts, non prêté',
    loan_disbursement: 'Prêt versé',
    loan_principal: 'Prêt remboursé',
    loan_interest: 'Intérêts d’un prêt',
    loan_late_fee: 'Frais de retard d’un prêt',
    offering_funded: 'Cryptos proposées',
    subscription_paid: 'Prix de nouvelles cryptos',
    subscription_coins: 'Nouvelles cryptos',
    subscription_returned: 'Nouvelles cryptos rendues',
    offering_paid_out: 'Produit de la vente ou cryptos invendues, à l’émetteur',
    purchase: 'Cryptos achetées par virement',
    sign_reward: 'Récompense de pointage quotidien',
    option_stake: 'Mise d’un ordre à durée fixe',
    option_payout: 'Gain d’un ordre à durée fixe',
    transfer: 'Transfert entre vos propres comptes',
    campaign_funded: 'Budget d’une campagne',
    campaign_closed: 'Reste du budget d’une campagne',
    welfare_reward: 'Récompense d’une campagne Avantages',
    withdrawal: 'Retrait',
    withdrawal_fee: 'Frais de retrait',
  },
}
