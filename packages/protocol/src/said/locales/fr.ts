import type { Said } from '../said.ts'

export default {
  simulated_prices: 'Prix simulés',
  live_prices: 'Prix en direct : {venues}',
  recorded_prices: 'Enregistrés : {name}, source enregistrée unique, en boucle',
  recorded_prices_paced: 'Enregistrés : {name}, source enregistrée unique, en boucle, vitesse {speed}×',
  quoted_elsewhere:
    '{symbol} est coté en {quotedIn}. Ici, le nombre de son prix compte en USDT : une unité varie de 1 USDT quand ce nombre varie de 1, quel que soit le taux de change.',
  index_point: 'Une unité varie de 1 USDT quand l’indice varie de 1 point.',

  coin_not_listed: 'La crypto n’est pas encore cotée.',

  pictures_unreadable: 'Les images ne sont pas lisibles : elles doivent être nettes et entières.',
  pictures_edited: 'Les images semblent avoir été retouchées.',
  name_differs: 'Le nom diffère de celui qui figure sur le document.',
  number_differs: 'Le numéro diffère de celui qui figure sur le document.',
  document_expired: 'Le document a expiré.',
  face_missing: 'Le visage du titulaire n’est pas visible.',
  wrong_document: 'Ce n’est pas le type de document qui a été choisi.',
  bill_too_old: 'Le justificatif de domicile date de plus de trois mois.',
  address_differs: 'L’adresse diffère de celle qui figure sur le justificatif de domicile.',
  duplicate_document: 'Ce document appartient à un autre compte.',
  income_unproved: 'Les revenus ne sont pas justifiés.',
  not_affordable: 'L’échéance à payer est trop élevée par rapport aux revenus.',
  too_many_debts: 'Les montants déjà dus sont trop élevés.',
  loan_not_granted: 'Le prêt n’est pas accordé.',

  coin_price:
    'Un {coin} coûte {price} {currency}. Un client demande au moins {min} {coin} par demande et au plus {max} {coin} au total.',
  coin_hold:
    'Ce que coûte votre demande est bloqué sur votre compte Fonds, arrondi à la plus petite unité supérieure. Cela reste à vous jusqu’à l’attribution des cryptos.',
  coin_review:
    'Les demandes sont décidées une par une, par deux personnes ; si une demande est validée, tout ce qui a été demandé est attribué.',
  coin_pro_rata:
    'Après la fin, tous reçoivent la même part de ce qui a été demandé, arrondie au pas inférieur de la crypto. Les pas que l’arrondi laisse de côté vont, un à chacun, à ceux à qui il a coûté quelque chose, dans l’ordre de leurs demandes.',
  coin_rest: 'Ce qui n’a pas servi à payer des cryptos est aussitôt de nouveau disponible.',
  coin_lock_none: 'Les cryptos qui vous sont attribuées ne peuvent pas être utilisées avant la cotation.',
  coin_lock_day:
    'Les cryptos qui vous sont attribuées ne peuvent pas être utilisées avant la cotation, ni pendant 1 jour de 24 heures après celle-ci.',
  coin_lock_days:
    'Les cryptos qui vous sont attribuées ne peuvent pas être utilisées avant la cotation, ni pendant {days} jours de 24 heures après celle-ci.',
  coin_unlisted:
    'Si la crypto n’est pas cotée à la date prévue, vous pouvez rendre vos cryptos contre ce que vous avez payé, tant qu’elle n’est pas cotée.',
  coin_market:
    'Après la cotation, le prix est ce que paie le marché : il peut tomber sous le prix d’émission, au pire jusqu’à zéro. Personne ne promet d’acheter.',

  hosting_source:
    'Les rendements sont payés par la propre trésorerie de la plateforme. La totalité du rendement est mise de côté lors de la vente, sinon rien n’est vendu. L’argent des clients n’est pas utilisé pour cela, et rien n’est promis au-delà de ce qui est mis de côté.',
  loan_source:
    'Les prêts sont versés depuis le fonds de prêt, que deux opérateurs alimentent depuis la propre trésorerie de la plateforme. L’argent des clients n’est jamais prêté, et ce qui est prêté ne compte pas comme réserve.',
  coin_source:
    'Les cryptos proposées se trouvent sur un compte à part avant que quiconque puisse souscrire. Ce qui est payé pour elles y reste jusqu’à la cotation de la crypto, et ce n’est qu’alors que cela va à son émetteur. La propre trésorerie de la plateforme n’en paie ni n’en reçoit rien.',

  rewards_closed: 'Les récompenses ne sont pas proposées actuellement',
  junior_approved: 'Votre vérification de base est approuvée',
  own_fees_needed:
    'Frais de trading que vous avez payés, en USDT : au plus {percent} % vous en reviennent en récompenses',
  budget_left: 'Le budget de la campagne est encore suffisant pour cela',
  commission_unverified: 'Les commissions sont versées une fois votre vérification de base approuvée',
  ethereum_chain: 'Ethereum (ERC20)',
  sandbox_licence:
    'Installation bac à sable avec de l’argent fictif. Aucune licence n’est détenue, et aucune n’est nécessaire.',
  sandbox_chain: 'Réseau bac à sable (ERC20)',
  sandbox_bank: 'Banque bac à sable (elle n’existe pas : ne payez rien)',
  sandbox_hosting_7: 'Placement 7 jours',
  sandbox_hosting_30: 'Placement 30 jours',
  sandbox_hosting_90: 'Placement 90 jours',
  sandbox_loan_30: 'Prêt 30 jours',
  sandbox_loan_90: 'Prêt 90 jours',
  sandbox_lender: 'Prêts du bac à sable Touchstone',
  sandbox_campaign: 'Premières transactions',
  sandbox_issuer: 'Bac à sable Touchstone',
  sandbox_coin: 'Jeton inventé pour ce bac à sable.',
  sandbox_coin_first:
    'Jeton inventé pour ce bac à sable, vendu à un client du bac à sable lui-même et coté une minute plus tard. Il n’a ni réseau ni usage ; il montre comment débute le marché d’un nouveau jeton.',
  sandbox_coin_pro_rata:
    'Jeton inventé pour ce bac à sable. Les jetons sont attribués au prorata à la fin de la souscription.',
  sandbox_coin_review: 'Jeton inventé pour ce bac à sable. Deux opérateurs examinent les demandes une par une.',
} satisfies Record<Said, string>
