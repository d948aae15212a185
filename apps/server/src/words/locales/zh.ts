import type { TranslatedWords } from '../english.ts'

export const zh: TranslatedWords = {
  codes: {
    code: {
      subject: '您的 Touchstone 验证码',
      text: [
        '您的 Touchstone 验证码为 {code}。',
        '{purpose, select, register {请在 {minutes} 分钟内使用，以完成开户。} forget {请在 {minutes} 分钟内使用，以设置新密码。} password {请在 {minutes} 分钟内使用，以修改密码。} bindphone {请在 {minutes} 分钟内使用，以将此手机号绑定到您的账户。} bindemail {请在 {minutes} 分钟内使用，以将此邮箱地址绑定到您的账户。} tpwd {请在 {minutes} 分钟内使用，以修改交易密码。} question {请在 {minutes} 分钟内使用，以修改安全问题。} unfreeze {请在 {minutes} 分钟内使用，以申请解冻您的账户。} factor {请在 {minutes} 分钟内使用，以申报无法完成双重验证。} other {请在 {minutes} 分钟内使用，以证明是您本人。}}仅可使用一次。',
        '如非您本人申请，您无需进行任何操作。Touchstone 的任何人员都绝不会向您索要此验证码或您的密码。',
      ],
    },
    alreadyRegistered: {
      subject: '您已拥有 Touchstone 账户',
      text: [
        '有人（可能是您本人）尝试用此地址开立 Touchstone 账户，而该地址已有账户。',
        '请使用您的密码登录，或在登录页选择“忘记密码？”以设置新密码。',
        '如非您本人操作，您无需进行任何操作。Touchstone 的任何人员都绝不会向您索要验证码或您的密码。',
      ],
    },
    alreadyBound: {
      subject: '此联系方式已属于某个 Touchstone 账户',
      text: [
        '有人（可能是您本人）尝试将此联系方式绑定到另一个 Touchstone 账户，而它已属于某个账户。',
        '如非您本人操作，您无需进行任何操作。Touchstone 的任何人员都绝不会向您索要验证码或您的密码。',
      ],
    },
    shared: {
      antiPhishing: '您的防钓鱼码：{word}',
      held: '与每次此类变更之后一样，提现将至少暂停 24 小时。',
      notYou: '如非您本人操作，请在“用户中心”的“安全中心”冻结账户，并联系我们。',
      notYouAtOnce: '如非您本人操作，请立即在“用户中心”的“安全中心”冻结账户。',
    },
  },
  security: {
    changeDone: {
      subject:
        '{change, select, phone {您的 Touchstone 手机号已更换} email {您的 Touchstone 邮箱地址已更换} password {您的 Touchstone 密码已修改} tpwd {您的 Touchstone 交易密码已修改} question {您的 Touchstone 安全问题已修改} factor {您的 Touchstone 双重验证已解除} other {您的 Touchstone 账户已解冻}}',
      text: [
        '{change, select, phone {您的 Touchstone 账户的手机号已更换。} email {您的 Touchstone 账户的邮箱地址已更换。} password {您的 Touchstone 账户的密码已修改。您的其他会话已结束。} tpwd {您的 Touchstone 账户的交易密码已修改。} question {您的 Touchstone 账户的安全问题已修改。} factor {您的 Touchstone 账户的双重验证已解除。您的其他会话已结束。} other {您的 Touchstone 账户已解冻。}}',
        '@held',
        '@notYou',
      ],
    },
    changeRequested: {
      subject: '您的 Touchstone 账户的一项变更正在等待审核',
      text: [
        '{change, select, phone {有人在通过您的身份确认后，申请更换您账户的手机号。} email {有人在通过您的身份确认后，申请更换您账户的邮箱地址。} password {有人在通过您的身份确认后，申请修改您账户的密码。} tpwd {有人在通过您的身份确认后，申请修改您账户的交易密码。} question {有人在通过您的身份确认后，申请修改您账户的安全问题。} factor {有人在通过您的身份确认后，申请解除您账户的双重验证。} other {有人在通过您的身份确认后，申请解冻您的账户。}}人工审核完成前不会有任何变更。',
        '如非您本人操作，请登录，在“用户中心”的“安全中心”的“变更申请”中撤回，并修改您的密码。',
      ],
    },
    changeRefused: {
      subject: '您的 Touchstone 账户的一项变更被驳回',
      text: [
        '{change, select, phone {我们未批准更换您账户手机号的申请。} email {我们未批准更换您账户邮箱地址的申请。} password {我们未批准修改您账户密码的申请。} tpwd {我们未批准修改您账户交易密码的申请。} question {我们未批准修改您账户安全问题的申请。} factor {我们未批准解除您账户双重验证的申请。} other {我们未批准解冻您账户的申请。}}',
        '{reason}',
      ],
    },
    factorChanged: {
      subject:
        '{act, select, added {{factor, select, totp {您的 Touchstone 账户：已添加身份验证器} other {您的 Touchstone 账户：已添加通行密钥}}} other {{factor, select, totp {您的 Touchstone 账户：已移除身份验证器} other {您的 Touchstone 账户：已移除通行密钥}}}}',
      text: [
        '{act, select, added {{factor, select, totp {您的账户已添加身份验证器。} other {您的账户已添加通行密钥。}}} other {{factor, select, totp {您的账户已移除身份验证器。} other {您的账户已移除通行密钥。}}}}',
        '@held',
        '@notYou',
      ],
    },
    recoveryCodeUsed: {
      subject: '您的 Touchstone 账户的一个恢复码已被使用',
      text: ['有人使用恢复码通过了您的身份确认。剩余恢复码：{left}。', '@notYou'],
    },
    newDevice: {
      subject: '新设备登录了您的 Touchstone 账户',
      text: ['{device} 首次登录，IP 地址 {address}。', '@held', '@notYou'],
    },
    payoutChanged: {
      subject: '您的 Touchstone 收款设置已修改',
      text: ['用于向您付款的银行账户或钱包已修改。', '@notYou'],
    },
    accountFrozen: {
      subject: '您的 Touchstone 账户已冻结',
      text: [
        '已按您的要求冻结账户：不能交易，不能提现。您的其他会话已结束。',
        '如需解冻，请登录并在“用户中心”的“安全中心”提出申请，由人工审核。',
      ],
    },
    tpwdLocked: {
      subject: '您的 Touchstone 交易密码已锁定',
      text: ['交易密码已输错十次。您可在 24 小时后重试。', '@notYou'],
    },
    walletLinked: {
      subject: '您的账户已绑定钱包',
      text: ['钱包 {wallet} 自此可登录您的账户。', '@held', '@notYou'],
    },
    walletUnlinked: {
      subject: '您账户的钱包已解绑',
      text: ['钱包 {wallet} 不能再登录您的账户。', '@held', '@notYou'],
    },
    restrained: {
      subject:
        '{what, select, login_frozen {您的 Touchstone 账户：登录已关闭} login_opened {您的 Touchstone 账户：登录已恢复} trading_frozen {您的 Touchstone 账户：交易已停止} trading_opened {您的 Touchstone 账户：交易已恢复} withdrawals_held {您的 Touchstone 账户：提现已暂停} withdrawals_released {您的 Touchstone 账户：提现已解除暂停} tier_changed {您的 Touchstone 账户：手续费等级已变更} other {您的 Touchstone 账户：会话已结束}}',
      text: [
        '{what, select, login_frozen {目前任何人都无法登录您的账户，已打开的会话均已结束。} login_opened {您可以重新登录您的账户。} trading_frozen {目前新委托会被拒绝。当前委托保留，您可以撤销。} trading_opened {您可以重新交易。} withdrawals_held {目前不能从您的账户提现。} withdrawals_released {您可以重新提现。} tier_changed {适用于自此被接受的委托。} other {您已在所有设备上退出登录，可以重新登录。}}',
        '原因：{reason}',
        '{text}',
        '如您有异议，请联系我们。',
      ],
    },
  },
  money: {
    addressAdded: {
      subject: '您的 Touchstone 账户：已添加提现地址',
      text: ['地址 {address} 已添加到您的提现地址。', '该地址自 {usableAt} 起可用。', '@notYouAtOnce'],
    },
    addressRemoved: {
      subject: '您的 Touchstone 账户：已移除提现地址',
      text: ['地址 {address} 已从您的提现地址中移除。', '@notYouAtOnce'],
    },
    withdrawal: {
      subject:
        '{state, select, requested {您的 Touchstone 账户：提现已申请} approved {您的 Touchstone 账户：提现已通过} confirmed {您的 Touchstone 账户：提现已支付} canceled {您的 Touchstone 账户：提现已撤回} refused {您的 Touchstone 账户：提现被驳回} other {您的 Touchstone 账户：提现未能支付}}',
      text: [
        '提现 {number}：{amount} 至 {destination}，手续费 {fee}，到账 {receive}。',
        '{state, select, requested {该金额已预留。审核开始前，您可以撤回。} approved {即将支付 {receive}。} confirmed {已支付 {receive}。} canceled {该提现在审核前已撤回。全部金额已退回您的资金账户，未收手续费。} refused {全部金额已退回您的资金账户，未收手续费。} other {网络拒绝了这笔付款。全部金额已退回您的资金账户，未收手续费。}}',
        '{state, select, confirmed {参考号：{reference}} refused {{text}} failed {} other {如非您本人操作，请立即在“用户中心”的“安全中心”冻结账户。}}',
      ],
    },
    depositCredited: {
      subject: '您的充值已入账',
      text: ['{amount} 已存入您的资金账户。', '交易哈希：{transaction}'],
    },
    depositRefused: { subject: '您的充值表单被驳回', text: ['{reason}'] },
    purchaseCredited: {
      subject: '您的买币已入账',
      text: ['您购买的 {amount} 已存入您的资金账户。', '您的汇款在银行的参考号为 {reference}。'],
    },
    purchaseRefused: {
      subject: '您的买币被驳回',
      text: ['您以 {pay} 购买 {amount}（汇率 {rate}）的申请被驳回，未入账任何资产。', '{reason}'],
    },
    transferred: {
      subject: '您的账户间划转完成',
      text: [
        '已划转 {amount}。从：{from, select, contract {合约账户} delivery {限时账户} hosting {托管账户} other {资金账户}}。至：{to, select, contract {合约账户} delivery {限时账户} hosting {托管账户} other {资金账户}}。',
      ],
    },
    converted: { subject: '您的兑换已完成', text: ['{amount} 已兑换为 {receive}。'] },
  },
  positions: {
    marginCall: {
      subject: '追加保证金通知：{contract} 接近强平',
      text: [
        '{mode, select, cross {您的全仓持仓（其中包括 {contract}）风险率为 {percent}。达到 100% 时将被强平。} other {{side, select, long {您的 {contract} 多头持仓风险率为 {percent}，标记价格 {mark}。达到 100% 时将被强平。} other {您的 {contract} 空头持仓风险率为 {percent}，标记价格 {mark}。达到 100% 时将被强平。}}}}',
        '{mode, select, cross {} other {该持仓的强平价格为 {liquidation}。}}',
        '{mode, select, cross {请部分平仓，或向合约账户划转资金。} other {请追加保证金、部分平仓或设置止损。}}',
        '检测到风险率高于 80% 时，会发送此消息。价格变动可能快于消息：持仓可能未经事先警告即被强平。',
      ],
    },
    liquidation: {
      subject: '您的 {contract} 持仓正在被强平',
      text: [
        '{side, select, long {标记价格为 {mark} 时，您的 {contract} 多头持仓已达不到所需的保证金。} other {标记价格为 {mark} 时，您的 {contract} 空头持仓已达不到所需的保证金。}}',
        '{step, select, orders_cancelled {已先撤销其当前委托；持仓本身目前保持不变。} reduced {{lots, plural, other {为保留其余部分，已平仓 # 张，手续费 {fee}。}}} other {{lots, plural, other {全部 # 张均已由保险基金接管。保证金已耗尽。}}}}',
      ],
    },
    deleveraged: {
      subject: '您的 {contract} 持仓已部分平仓',
      text: [
        '{lots, plural, other {您的 {contract} 持仓中有 # 张已按 {price} 平仓，对冲保险基金无法承担的持仓：您在公布的队列中位列第 {rank}。}}',
      ],
    },
    positionClosed: {
      subject: '您的 {contract} 持仓已平仓',
      text: [
        '{side, select, long {您的 {contract} 多头持仓已平仓。} other {您的 {contract} 空头持仓已平仓。}}{by, select, take_profit {已触及止盈价。} stop_loss {已触及止损价。} other {合约已到期，其中的每个持仓均已按结算价平仓。}}',
        '未计手续费和资金费的盈亏：{result}。',
      ],
    },
    contractEnds: {
      subject: '{contract} 于 {endsAt} 到期',
      text: [
        '{side, select, long {{lots, plural, other {您持有 {name}（{contract}）多头 # 张。该合约于 {endsAt} 到期。}}} other {{lots, plural, other {您持有 {name}（{contract}）空头 # 张。该合约于 {endsAt} 到期。}}}}',
        '届时将按 {index} 指数价格在最后 30 分钟的均值（每秒取样一次）平仓，不收手续费。该合约的当前委托将被撤销，止盈和止损随之终止。',
        '您无需进行任何操作。最后一分钟只能平仓。{next, select, absent {目前没有更晚到期的合约上线。} other {如需在此之后继续持有，请平掉该持仓，并在 {nextEndsAt} 到期的 {next} 中重新开仓。}}',
      ],
    },
  },
  finance: {
    hosted: {
      subject: '您的托管已开始',
      text: ['订单 {order}：{amount} 托管至 {endAt}。'],
    },
    hostingPaid: {
      subject: '一天的托管收益已支付',
      text: ['订单 {order}，第 {day} 天：{amount} 已存入您的托管账户。'],
    },
    hostingRedemption: {
      subject: '您的提前赎回已开始',
      text: [
        '订单 {order} 不再支付后续天数的收益；其资金将于 {redeemAt} 恢复可用。',
        '承诺的收益中有 {unearned} 将不再支付。',
      ],
    },
    hostingEnded: {
      subject: '{result, select, redeemed {您的托管已赎回} other {您的托管已完成}}',
      text: ['订单 {order}：{returned} 已恢复可用。', '{result, select, redeemed {提前赎回成本为 {loss}。} other {}}'],
    },
    loanPaidOut: {
      subject: '您的借款已发放',
      text: ['借款 {loan}：{amount} 已存入您的资金账户。', '应还日为 {dueAt}。'],
    },
    loanRejected: {
      subject: '您的借款申请已被驳回',
      text: ['借款 {loan} 未获批准。', '{reason}'],
    },
    loanDue: {
      subject: '借款 {loan} 待还款',
      text: [
        '借款 {loan}：{state, select, to_repay {今日应还，请于今日偿还。} expired {已过应还日。请在宽限期内、开始计收逾期费之前偿还。} other {宽限期已过，每日计收逾期费。}}',
      ],
    },
    loanRepaid: {
      subject: '{way, select, proof {您的还款已确认} other {您的还款已入账}}',
      text: [
        '借款 {loan}：已偿还 {amount}。',
        '该笔款项在银行的参考号为 {line}。',
        '{done, select, yes {该借款已无欠款。} other {仍欠 {owed}。}}',
      ],
    },
    loanProofRefused: {
      subject: '您的还款证明被驳回',
      text: ['借款 {loan}：您的证明被驳回，未计入任何还款。', '{reason}'],
    },
    loanWrittenOff: {
      subject: '借款 {loan} 已核销',
      text: ['借款 {loan} 已核销：{loss} 未偿还。', '{reason}'],
    },
    subscribed: {
      subject: '您的认购申请已收到',
      text: ['认购 {subscription}：{quantity}，所需 {cost} 已冻结。'],
    },
    subscriptionDecided: {
      subject: '{passed, select, no {您的认购未通过} other {您的认购已通过}}',
      text: [
        '{passed, select, no {认购 {subscription}：{refund} 已恢复可用。} other {认购 {subscription}：您以 {paid} 获配 {allocated}；{refund} 已恢复可用。}}',
        '{passed, select, no {{reason}} other {}}',
      ],
    },
    coinsReleased: { subject: '您的新币已可用', text: ['{amount} 的锁仓已结束。'] },
    coinsReturned: {
      subject: '您的新币已退还',
      text: ['{amount} 已退还，换回 {refund}。'],
    },
    rewardPaid: {
      subject: '您的签到奖励已发放',
      text: ['第 {day} 天：{amount} 已存入您的资金账户。'],
    },
    commissionPaid: {
      subject: '返佣已发放',
      text: ['{amount} 已存入您的资金账户，来自您所邀请用户的手续费。'],
    },
    welfarePaid: { subject: '福利奖励已发放', text: ['{amount} 已存入您的资金账户。'] },
  },
  service: {
    verified: {
      subject: '{tier, select, junior {初级认证已通过} senior {高级认证已通过} other {地址认证已通过}}',
      text: [
        '{tier, select, junior {您账户的初级认证已通过。} senior {您账户的高级认证已通过。} other {您账户的地址认证已通过。}}您的限额已提高。',
      ],
    },
    verificationRefused: {
      subject: '{tier, select, junior {初级认证未通过} senior {高级认证未通过} other {地址认证未通过}}',
      text: ['认证失败，请重新认证。', '{reason}', '您填写的内容已保存在“身份认证”中：请在其中更正后重新提交。'],
    },
    ticketAnswered: {
      subject: '客服已回复您',
      text: [
        'Touchstone 客服已回复您。',
        '请登录并打开“客服”，查看并回复。我们不会通过邮件发送回复内容，也绝不会索要密码或验证码。',
      ],
    },
    priceAlert: {
      subject: '{symbol} 现价 {seen}',
      text: [
        '{by, select, mark {{side, select, above {您要求在 {symbol} 的标记价格达到或高于 {price} 时提醒您。} other {您要求在 {symbol} 的标记价格达到或低于 {price} 时提醒您。}}} other {{side, select, above {您要求在 {symbol} 的最新价达到或高于 {price} 时提醒您。} other {您要求在 {symbol} 的最新价达到或低于 {price} 时提醒您。}}}}当前为 {seen}。',
        '{late, select, yes {该价格在交易所停止运行期间达到，因此此处告知的是当前价格，而非首个达到的价格。} other {}}',
        '{simulated, select, yes {此处为模拟价格。} other {}}',
        '{world, select, demo {这是模拟账户的价格。} other {}}',
        '此提醒已结束。如需再次提醒，请重新设置。',
      ],
    },
  },
  statement: {
    title: '账户对账单',
    sandbox: '沙盒：测试资金，没有价值；模拟价格',
    demo: '模拟账户：模拟资金，没有价值',
    owner: '账号 {owner}',
    period: 'UTC {from} 至 {to}，含首尾两日：{range}',
    noEntries: '无条目',
    entries: '日志第 {first} 至 {last} 条',
    covered: '日志第 {first} 至 {last} 条',
    made: '于 UTC {madeAt} 根据交易所日志生成，截至第 {through} 条。任何人重放该日志，都会得到相同的余额。',
    nothing: '该时段暂无记录。',
    page: '第 {page} 页，共 {pages} 页',
    wallets: { funds: '资金', contract: '合约', delivery: '限时', hosting: '托管' },
    columns: {
      account: '账户',
      currency: '币种',
      opening: '期初余额',
      received: '收入',
      paid: '支出',
      closing: '期末余额',
      entries: '条目数',
      time: '时间（UTC）',
      entry: '条目',
      change: '变动',
      balance: '变动后余额',
      reference: '参考号',
      sequence: '日志序号',
    },
    receivedIn: '{account}账户收入',
    paidFrom: '{account}账户支出',
  },
  figures: {
    fees: '挂单 {maker}，吃单 {taker}',
    feesOfEach: '各合约所列费率',
    span: '{least} 至 {most}',
    hours: '{count, plural, other {# 小时}}',
    hosting: {
      none: '目前没有在售产品。',
      product: '产品',
      days: '天数',
      rate: '日收益率',
      min: '最低',
      max: '最高',
      loss: '提前赎回成本',
      takes: '提前赎回所需天数',
      sale: '销售',
      states: '{state, select, open {开放} other {关闭}}',
    },
    loans: {
      none: '暂无可申请的借款。',
      product: '产品',
      days: '天数',
      free: '免息天数',
      rate: '日利率',
      grace: '宽限天数',
      late: '逾期每日加收',
      min: '最低',
      max: '最高',
      lender: '出借方',
      mayLeave: '可否转出平台',
      lending: '放款',
      leaves: '{may, select, yes {是} other {否}}',
      states: '{state, select, open {开放} other {关闭}}',
    },
    rewards: {
      none: '目前没有奖励。',
      day: '天',
      reward: '奖励，{currency}',
      share: '您自己的交易手续费中，最多有 {share} 以签到和福利奖励的形式返还。',
    },
  },
  entries: {
    faucet: '沙盒资金',
    capital: '资本金',
    rounding: '舍入',
    pnl: '合约盈亏',
    loss_settled: '持仓期间结算的合约亏损',
    funding: '资金费',
    liquidation_fee: '强平手续费',
    insurance: '保险基金',
    conversion: '币种兑换',
    deposit: '充值',
    hosting_escrow: '为托管预留的收益',
    hosting_return: '托管收益',
    hosting_loss: '提前赎回损失',
    hosting_unearned: '未产生的托管收益',
    invite_commission: '邀请返佣',
    loan_funding: '投入借款资金池',
    loan_return: '从借款资金池返还',
    loan_disbursement: '借款已发放',
    loan_principal: '偿还借款',
    loan_interest: '借款利息',
    loan_late_fee: '借款逾期费',
    offering_funded: '发售的新币',
    subscription_paid: '新币认购款',
    subscription_coins: '新币',
    subscription_returned: '退还新币',
    offering_paid_out: '募集款或未售出的新币，支付给发行方',
    purchase: '汇款买币',
    sign_reward: '每日签到奖励',
    trade: '成交',
    fee: '手续费',
    option_stake: '限时订单投入金额',
    option_payout: '限时订单赔付',
    transfer: '账户间划转',
    campaign_funded: '活动预算',
    campaign_closed: '活动预算余款',
    welfare_reward: '福利活动奖励',
    withdrawal: '提现',
    withdrawal_fee: '提现手续费',
  },
}
