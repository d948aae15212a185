import type { Said } from '../said.ts'

export default {
  simulated_prices: 'シミュレーション価格',
  live_prices: 'リアルタイム価格：{venues}',
  recorded_prices: '記録済みの価格：{name}、記録された単一の情報源、繰り返し再生',
  recorded_prices_paced: '記録済みの価格：{name}、記録された単一の情報源、繰り返し再生、{speed}倍速',
  quoted_elsewhere:
    '{symbol}は{quotedIn}建てで表示されます。ここではその価格の数値をUSDTとして扱います。為替レートにかかわらず、数値が1動くと一単位は1 USDT動きます。',
  index_point: '指数が1ポイント動くと、一単位は1 USDT動きます。',

  coin_not_listed: 'このコインはまだ上場されていません。',

  pictures_unreadable: '画像を読み取れません。鮮明で、全体が写っている必要があります。',
  pictures_edited: '画像が加工されているようです。',
  name_differs: '氏名が書類の記載と異なります。',
  number_differs: '番号が書類の記載と異なります。',
  document_expired: '書類の有効期限が切れています。',
  face_missing: '名義人の顔を確認できません。',
  wrong_document: '選択された種類の書類ではありません。',
  bill_too_old: '明細は発行から三か月を過ぎています。',
  address_differs: '住所が明細の記載と異なります。',
  duplicate_document: 'この書類は別のアカウントのものです。',
  income_unproved: '収入が証明されていません。',
  not_affordable: '収入に対して返済額が高すぎます。',
  too_many_debts: '既存の債務が多すぎます。',
  loan_not_granted: 'ローンは承認されませんでした。',

  coin_price:
    '{coin}の価格は一単位あたり{price} {currency}です。お一人様につき、一回の申込は{min} {coin}以上、合計は{max} {coin}以下です。',
  coin_hold:
    '申込の費用は、最小単位に切り上げたうえで資金口座で拘束されます。コインが配分されるまではお客様のものです。',
  coin_review: '申込は二人の担当者が一件ずつ決定します。承認された方には、申し込んだ数量の全部が配分されます。',
  coin_pro_rata:
    '受付終了後、申込数量に対して全員に同じ割合が配分されます。コインの刻みで切り捨てます。切り捨てで余った分は、切り捨てのあった方に申込順で一刻みずつ配分されます。',
  coin_rest: 'コインの購入に使われなかった分は、ただちに再び利用可能になります。',
  coin_lock_none: '配分されたコインは、上場まで利用できません。',
  coin_lock_day: '配分されたコインは、上場まで、および上場後1日（24時間）は利用できません。',
  coin_lock_days: '配分されたコインは、上場まで、および上場後{days}日間（一日は24時間）は利用できません。',
  coin_unlisted: '予定日までにコインが上場されない場合、上場されない間は、支払った額と引き換えにコインを返却できます。',
  coin_market:
    '上場後の価格は市場が決めます。発行価格を下回ることがあり、最悪の場合は無価値になります。買い取りを約束する者は誰もいません。',

  hosting_source:
    '収益は当プラットフォームの自己資金から支払われます。販売時に収益の全額が確保され、確保できなければ販売されません。お客様の資金が使われることはなく、確保された額を超えては何も約束されません。',
  loan_source:
    'ローンはローンプールから支払われます。ローンプールには、二人の運営担当者が当プラットフォームの自己資金から拠出します。お客様の資金が貸し付けられることは決してなく、貸し付けた資金は準備金に算入されません。',
  coin_source:
    '募集されるコインは、申込の受付が始まる前から専用の口座にあります。その代金はコインが上場されるまで専用の口座に留め置かれ、上場後に初めて発行者に渡ります。当プラットフォームの自己資金は、その支払いにも受け取りにも一切関わりません。',

  rewards_closed: '現在、報酬は取り扱っていません',
  junior_approved: '基本本人確認が承認されていること',
  own_fees_needed: 'お客様が支払った取引手数料（USDT）：最大でその{percent}%が報酬として戻ります',
  budget_left: 'キャンペーンの予算にそのための残額が十分あること',
  commission_unverified: 'コミッションは、基本本人確認が承認されると支払われます',
  ethereum_chain: 'Ethereum（ERC20）',
  sandbox_licence: '仮想資金を使うサンドボックスです。ライセンスは取得しておらず、必要ありません。',
  sandbox_chain: 'サンドボックスチェーン（ERC20）',
  sandbox_bank: 'サンドボックス銀行（実在しません。振り込まないでください）',
  sandbox_hosting_7: '7日間の預託',
  sandbox_hosting_30: '30日間の預託',
  sandbox_hosting_90: '90日間の預託',
  sandbox_loan_30: '30日間のローン',
  sandbox_loan_90: '90日間のローン',
  sandbox_lender: 'Touchstoneサンドボックスローン',
  sandbox_campaign: 'はじめての取引',
  sandbox_issuer: 'Touchstoneサンドボックス',
  sandbox_coin: 'このサンドボックスのために作られた架空のコインです。',
  sandbox_coin_first:
    'このサンドボックスのために作られた架空のコインです。サンドボックス自身の顧客に販売され、一分後に上場します。ネットワークも用途もなく、新しいコインの市場の始まり方を示すためのものです。',
  sandbox_coin_pro_rata:
    'このサンドボックスのために作られた架空のコインです。申込期間の終了後、按分で割り当てられます。',
  sandbox_coin_review:
    'このサンドボックスのために作られた架空のコインです。申込は二人の運営担当者が一件ずつ審査します。',
} satisfies Record<Said, string>
