import type { Said } from '../said.ts'

export default {
  simulated_prices: '模拟价格',
  live_prices: '实时价格：{venues}',
  recorded_prices: '录制价格：{name}，单一录制来源，循环播放',
  recorded_prices_paced: '录制价格：{name}，单一录制来源，循环播放，{speed}× 速度',
  quoted_elsewhere:
    '{symbol} 以 {quotedIn} 报价。此处将其价格数值按 USDT 计：无论汇率如何，数值变动 1，每单位即变动 1 USDT。',
  index_point: '指数变动 1 点，每单位变动 1 USDT。',

  coin_not_listed: '该新币尚未上线。',

  pictures_unreadable: '图片无法辨认：必须清晰完整。',
  pictures_edited: '图片似乎经过修改。',
  name_differs: '姓名与证件不一致。',
  number_differs: '号码与证件不一致。',
  document_expired: '证件已过期。',
  face_missing: '看不到持证人的面部。',
  wrong_document: '该证件与所选的证件类型不符。',
  bill_too_old: '账单已超过三个月。',
  address_differs: '地址与账单不一致。',
  duplicate_document: '该证件属于另一个账户。',
  income_unproved: '收入未得到证明。',
  not_affordable: '相对于收入，每期还款额过高。',
  too_many_debts: '现有欠款过多。',
  loan_not_granted: '借款未获批准。',

  coin_price: '每个 {coin} 的价格为 {price} {currency}。每位用户每次至少申请 {min} {coin}，合计最多 {max} {coin}。',
  coin_hold: '您的申请所需金额冻结于您的资金账户，向上取整至最小单位。在新币分配之前，该金额仍归您所有。',
  coin_review: '申请由两人逐笔审核；通过者获配其申请的全部数量。',
  coin_pro_rata:
    '认购结束后，所有人按申请数量的相同比例获配，向下取整至该新币的最小步长。因取整而余下的步长，按申请的先后顺序，逐一分配给因取整而少得的人，每人一个。',
  coin_rest: '未用于新币的部分立即恢复可用。',
  coin_lock_none: '获配的新币在上线前不可使用。',
  coin_lock_day: '获配的新币在上线前及上线后 1 天（24 小时）内不可使用。',
  coin_lock_days: '获配的新币在上线前及上线后 {days} 天（每天 24 小时）内不可使用。',
  coin_unlisted: '如新币未按期上线，在其上线之前，您可以按所付价款退还新币。',
  coin_market: '上线后，价格由市场决定：可能跌破发行价，最坏情况下归零。没有任何人承诺买入。',

  hosting_source:
    '收益由平台自有金库支付。全部收益在售出时即已预留，否则不予出售。不会为此动用用户的资金；除已预留的部分外，不作任何承诺。',
  loan_source:
    '借款由借款资金池发放，该资金池由两名运营人员从平台自有金库注资。绝不借出用户的资金；已借出的资金不计为储备。',
  coin_source:
    '任何人认购之前，发售的新币已存于独立账户。认购款在新币上线前一直留存于此，上线后才支付给发行方。平台自有金库既不支付也不收取其中任何款项。',

  rewards_closed: '目前不提供奖励',
  junior_approved: '您的初级认证已通过',
  own_fees_needed: '您已支付的交易手续费（USDT）：最多 {percent}% 以奖励形式返还',
  budget_left: '活动预算余额充足',
  commission_unverified: '您的初级认证通过后，返佣才会发放',
  ethereum_chain: 'Ethereum（ERC20）',
  sandbox_licence: '使用模拟资金的沙盒系统。未持有牌照，也无需牌照。',
  sandbox_chain: '沙盒链（ERC20）',
  sandbox_bank: '沙盒银行（并不存在，请勿付款）',
  sandbox_hosting_7: '7 天托管',
  sandbox_hosting_30: '30 天托管',
  sandbox_hosting_90: '90 天托管',
  sandbox_loan_30: '30 天借款',
  sandbox_loan_90: '90 天借款',
  sandbox_lender: 'Touchstone 沙盒放款',
  sandbox_campaign: '首次交易',
  sandbox_issuer: 'Touchstone 沙盒',
  sandbox_coin: '为本沙盒虚构的代币。',
  sandbox_coin_first:
    '为本沙盒虚构的代币，售予沙盒自有的客户，一分钟后上市。它没有网络，也没有用途，只用来展示新币市场如何开始。',
  sandbox_coin_pro_rata: '为本沙盒虚构的代币。认购结束后按比例分配。',
  sandbox_coin_review: '为本沙盒虚构的代币。由两名运营人员逐笔审核申请。',
} satisfies Record<Said, string>
