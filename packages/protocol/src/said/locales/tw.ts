import type { Said } from '../said.ts'

export default {
  simulated_prices: '模擬價格',
  live_prices: '即時價格：{venues}',
  recorded_prices: '錄製行情：{name}，單一錄製來源，循環播放',
  recorded_prices_paced: '錄製行情：{name}，單一錄製來源，循環播放，{speed} 倍速',
  quoted_elsewhere:
    '{symbol} 以 {quotedIn} 報價。此處將其價格數字視為 USDT：數字每變動 1，每單位即變動 1 USDT，與匯率無關。',
  index_point: '指數每變動 1 點，每單位即變動 1 USDT。',

  coin_not_listed: '此幣尚未上市。',

  pictures_unreadable: '圖片無法辨識：圖片必須清晰且完整。',
  pictures_edited: '圖片似乎經過編修。',
  name_differs: '姓名與證件所載不同。',
  number_differs: '號碼與證件所載不同。',
  document_expired: '證件已過期。',
  face_missing: '看不到持有人的臉部。',
  wrong_document: '證件種類與所選的不同。',
  bill_too_old: '帳單已超過三個月。',
  address_differs: '地址與帳單所載不同。',
  duplicate_document: '此證件屬於另一個帳戶。',
  income_unproved: '收入未獲證明。',
  not_affordable: '以此收入而言，分期還款金額過高。',
  too_many_debts: '既有欠款過多。',
  loan_not_granted: '貸款未獲核准。',

  coin_price: '每枚 {coin} 的價格為 {price} {currency}。每位用戶每次至少申購 {min} {coin}，合計最多 {max} {coin}。',
  coin_hold: '您申購所需的金額會在您的資金帳戶中凍結，並進位至最小單位。在配發新幣之前，該金額仍屬於您。',
  coin_review: '申購由兩人逐筆決定；通過者獲配其申購的全部數量。',
  coin_pro_rata:
    '申購結束後，每個人依其申購數量獲配相同比例，並依該幣的最小單位無條件捨去。因捨去而剩餘的最小單位，依申購先後順序，分配給因捨去而受損者，每人一個。',
  coin_rest: '未用於換取新幣的金額立即恢復可用。',
  coin_lock_none: '您獲配的新幣在上市前無法使用。',
  coin_lock_day: '您獲配的新幣在上市前及上市後 1 天（24 小時）內無法使用。',
  coin_lock_days: '您獲配的新幣在上市前及上市後 {days} 天（每天 24 小時）內無法使用。',
  coin_unlisted: '若此幣未於預定日期前上市，在其尚未上市期間，您可退回新幣並取回所付款項。',
  coin_market: '上市後的價格取決於市場：可能跌破發行價，最壞時一文不值。無人承諾收購。',

  hosting_source:
    '收益由平台自有的金庫支付。售出時即提撥全部收益，否則不予出售。不會動用用戶的資金，且除已提撥的金額外，不承諾任何其他款項。',
  loan_source:
    '貸款由放款資金池支付，該資金池由兩名營運人員以平台自有的金庫注資。絕不將用戶的資金貸出，且已貸出的款項不計入準備金。',
  coin_source:
    '在任何人可申購之前，發售的新幣即已存放於其專屬帳戶。支付的價金在該幣上市前一直留在該帳戶，上市後才支付給發行方。平台自有的金庫既不支付也不收取其中任何款項。',

  rewards_closed: '目前未提供獎勵',
  junior_approved: '您的初級驗證已核准',
  own_fees_needed: '您所付的交易手續費（USDT）：其中最多 {percent}% 以獎勵返還',
  budget_left: '活動預算的餘額足以支付',
  commission_unverified: '您的初級驗證核准後，才會發放佣金',
  ethereum_chain: '以太坊（ERC20）',
  sandbox_licence: '使用模擬資金的沙盒系統。未持有牌照，也無需牌照。',
  sandbox_chain: '沙盒區塊鏈（ERC20）',
  sandbox_bank: '沙盒銀行（並不存在，請勿付款）',
  sandbox_hosting_7: '7 天託管',
  sandbox_hosting_30: '30 天託管',
  sandbox_hosting_90: '90 天託管',
  sandbox_loan_30: '30 天貸款',
  sandbox_loan_90: '90 天貸款',
  sandbox_lender: 'Touchstone 沙盒放款',
  sandbox_campaign: '首批交易',
  sandbox_issuer: 'Touchstone 沙盒',
  sandbox_coin: '為本沙盒虛構的代幣。',
  sandbox_coin_first:
    '為本沙盒虛構的代幣，售予沙盒自有的客戶，一分鐘後上市。它沒有網路，也沒有用途，只用來呈現新幣市場如何開始。',
  sandbox_coin_pro_rata: '為本沙盒虛構的代幣。申購結束後按比例分配。',
  sandbox_coin_review: '為本沙盒虛構的代幣。由兩名營運人員逐筆審核申請。',
} satisfies Record<Said, string>
