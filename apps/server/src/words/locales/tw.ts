import type { TranslatedWords } from '../english.ts'

export const tw: TranslatedWords = {
  codes: {
    code: {
      subject: '您的 Touchstone 驗證碼',
      text: [
        '您的 Touchstone 驗證碼為 {code}。',
        '{purpose, select, register {請於 {minutes} 分鐘內使用，以開立您的帳戶。} forget {請於 {minutes} 分鐘內使用，以設定新密碼。} password {請於 {minutes} 分鐘內使用，以變更您的密碼。} bindphone {請於 {minutes} 分鐘內使用，以將此手機號碼綁定至您的帳戶。} bindemail {請於 {minutes} 分鐘內使用，以將此電子信箱地址綁定至您的帳戶。} tpwd {請於 {minutes} 分鐘內使用，以變更您的交易密碼。} question {請於 {minutes} 分鐘內使用，以變更您的安全問題。} unfreeze {請於 {minutes} 分鐘內使用，以申請解凍您的帳戶。} factor {請於 {minutes} 分鐘內使用，以回報雙重驗證遺失。} other {請於 {minutes} 分鐘內使用，以證明是您本人。}}限用一次。',
        '若您並未索取驗證碼，無須採取任何行動。Touchstone 的任何人員都絕不會向您索取此驗證碼或您的密碼。',
      ],
    },
    alreadyRegistered: {
      subject: '您已有 Touchstone 帳戶',
      text: [
        '有人（可能是您本人）嘗試以此電子信箱或手機號碼開立 Touchstone 帳戶，但其已有帳戶。',
        '請以您的密碼登入，或在登入頁選擇「忘記密碼」以設定新密碼。',
        '若非您本人操作，無須採取任何行動。Touchstone 的任何人員都絕不會向您索取驗證碼或您的密碼。',
      ],
    },
    alreadyBound: {
      subject: '此聯絡方式已屬於某個 Touchstone 帳戶',
      text: [
        '有人（可能是您本人）嘗試將此聯絡方式綁定至另一個 Touchstone 帳戶，但其已屬於某個帳戶。',
        '若非您本人操作，無須採取任何行動。Touchstone 的任何人員都絕不會向您索取驗證碼或您的密碼。',
      ],
    },
    shared: {
      antiPhishing: '您的防釣魚碼：{word}',
      held: '提領將至少暫停 24 小時，與每次此類變更之後相同。',
      notYou: '若非您本人操作，請至「用戶中心」的「安全中心」凍結您的帳戶，並來信告知我們。',
      notYouAtOnce: '若非您本人操作，請立即凍結您的帳戶：「用戶中心」的「安全中心」。',
    },
  },
  security: {
    changeDone: {
      subject:
        '{change, select, phone {您的 Touchstone 手機號碼已變更} email {您的 Touchstone 電子信箱地址已變更} password {您的 Touchstone 密碼已變更} tpwd {您的 Touchstone 交易密碼已變更} question {您的 Touchstone 安全問題已變更} factor {您的 Touchstone 雙重驗證已移除} other {您的 Touchstone 帳戶已解凍}}',
      text: [
        '{change, select, phone {您 Touchstone 帳戶的手機號碼已變更。} email {您 Touchstone 帳戶的電子信箱地址已變更。} password {您 Touchstone 帳戶的密碼已變更。您的其他工作階段已終止。} tpwd {您 Touchstone 帳戶的交易密碼已變更。} question {您 Touchstone 帳戶的安全問題已變更。} factor {您 Touchstone 帳戶的雙重驗證已移除。您的其他工作階段已終止。} other {您的 Touchstone 帳戶已解凍。}}',
        '@held',
        '@notYou',
      ],
    },
    changeRequested: {
      subject: '您的 Touchstone 帳戶有一項變更正等待審核',
      text: [
        '{change, select, phone {有人以您的身分通過驗證，申請變更您帳戶的手機號碼。} email {有人以您的身分通過驗證，申請變更您帳戶的電子信箱地址。} password {有人以您的身分通過驗證，申請變更您帳戶的密碼。} tpwd {有人以您的身分通過驗證，申請變更您帳戶的交易密碼。} question {有人以您的身分通過驗證，申請變更您帳戶的安全問題。} factor {有人以您的身分通過驗證，申請移除您帳戶的雙重驗證。} other {有人以您的身分通過驗證，申請解凍您的帳戶。}}任何內容變更之前，都將先由專人審核。',
        '若非您本人操作，請登入後至「用戶中心」的「安全中心」，在「變更申請」中撤回此申請，並變更您的密碼。',
      ],
    },
    changeRefused: {
      subject: '您的 Touchstone 帳戶有一項變更遭拒絕',
      text: [
        '{change, select, phone {我們未接受變更您帳戶手機號碼的申請。} email {我們未接受變更您帳戶電子信箱地址的申請。} password {我們未接受變更您帳戶密碼的申請。} tpwd {我們未接受變更您帳戶交易密碼的申請。} question {我們未接受變更您帳戶安全問題的申請。} factor {我們未接受移除您帳戶雙重驗證的申請。} other {我們未接受解凍您帳戶的申請。}}',
        '{reason}',
      ],
    },
    factorChanged: {
      subject:
        '{act, select, added {{factor, select, totp {您的 Touchstone 帳戶：已新增驗證器 App} other {您的 Touchstone 帳戶：已新增密碼金鑰}}} other {{factor, select, totp {您的 Touchstone 帳戶：已移除驗證器 App} other {您的 Touchstone 帳戶：已移除密碼金鑰}}}}',
      text: [
        '{act, select, added {{factor, select, totp {您的帳戶已新增一個驗證器 App。} other {您的帳戶已新增一個密碼金鑰。}}} other {{factor, select, totp {您的帳戶已移除一個驗證器 App。} other {您的帳戶已移除一個密碼金鑰。}}}}',
        '@held',
        '@notYou',
      ],
    },
    recoveryCodeUsed: {
      subject: '您的 Touchstone 帳戶已使用一組備援碼',
      text: ['有人以備援碼證明是您本人。剩餘備援碼：{left}。', '@notYou'],
    },
    newDevice: {
      subject: '有新裝置登入您的 Touchstone 帳戶',
      text: ['{device} 首次登入，IP 位址 {address}。', '@held', '@notYou'],
    },
    payoutChanged: {
      subject: '您的 Touchstone 收款設定已變更',
      text: ['用於支付款項給您的銀行帳戶或錢包已變更。', '@notYou'],
    },
    accountFrozen: {
      subject: '您的 Touchstone 帳戶已凍結',
      text: [
        '依您的要求，您的帳戶已凍結：無法交易，無法提領。您的其他工作階段已終止。',
        '如需解凍，請登入後至「用戶中心」的「安全中心」提出申請；將由專人審核。',
      ],
    },
    tpwdLocked: {
      subject: '您的 Touchstone 交易密碼已鎖定',
      text: ['交易密碼已輸入錯誤十次。24 小時後可再試。', '@notYou'],
    },
    walletLinked: {
      subject: '一個錢包已連結至您的帳戶',
      text: ['錢包 {wallet} 自現在起可登入您的帳戶。', '@held', '@notYou'],
    },
    walletUnlinked: {
      subject: '您帳戶的錢包已解除連結',
      text: ['錢包 {wallet} 已無法登入您的帳戶。', '@held', '@notYou'],
    },
    restrained: {
      subject:
        '{what, select, login_frozen {您的 Touchstone 帳戶：登入已關閉} login_opened {您的 Touchstone 帳戶：登入已恢復} trading_frozen {您的 Touchstone 帳戶：交易已停止} trading_opened {您的 Touchstone 帳戶：交易已恢復} withdrawals_held {您的 Touchstone 帳戶：提領已暫停} withdrawals_released {您的 Touchstone 帳戶：提領已解除暫停} tier_changed {您的 Touchstone 帳戶：手續費等級已變更} other {您的 Touchstone 帳戶：工作階段已終止}}',
      text: [
        '{what, select, login_frozen {目前無人可登入您的帳戶，進行中的工作階段已終止。} login_opened {您可以再次登入您的帳戶。} trading_frozen {目前不接受新委託。未成交委託會保留，您可以取消。} trading_opened {您可以再次交易。} withdrawals_held {您的帳戶目前無法提領。} withdrawals_released {您可以再次提領。} tier_changed {適用於自現在起獲接受的委託。} other {您已在所有裝置上登出，可以重新登入。}}',
        '原因：{reason}',
        '{text}',
        '若您不同意，請來信告知我們。',
      ],
    },
  },
  money: {
    addressAdded: {
      subject: '您的 Touchstone 帳戶：已新增一個提領地址',
      text: ['地址 {address} 已新增至您的提領地址。', '自 {usableAt} 起可使用。', '@notYouAtOnce'],
    },
    addressRemoved: {
      subject: '您的 Touchstone 帳戶：已移除一個提領地址',
      text: ['地址 {address} 已自您的提領地址中移除。', '@notYouAtOnce'],
    },
    withdrawal: {
      subject:
        '{state, select, requested {您的 Touchstone 帳戶：已申請提領} approved {您的 Touchstone 帳戶：提領已核准} confirmed {您的 Touchstone 帳戶：提領已付款} canceled {您的 Touchstone 帳戶：提領已取消} refused {您的 Touchstone 帳戶：提領遭拒絕} other {您的 Touchstone 帳戶：提領無法付款}}',
      text: [
        '提領 {number}：{amount} 至 {destination}，手續費 {fee}，您將收到 {receive}。',
        '{state, select, requested {金額已預留。開始審核前，您可以撤回。} approved {即將支付 {receive}。} confirmed {已支付 {receive}。} canceled {已於審核前撤回。全額已回到您的資金帳戶；未收取手續費。} refused {全額已回到您的資金帳戶；未收取手續費。} other {網路拒絕了這筆付款。全額已回到您的資金帳戶；未收取手續費。}}',
        '{state, select, confirmed {參考編號：{reference}} refused {{text}} failed {} other {若非您本人操作，請立即凍結您的帳戶：「用戶中心」的「安全中心」。}}',
      ],
    },
    depositCredited: {
      subject: '您的入金已入帳',
      text: ['{amount} 已存入您的資金帳戶。', '鏈上交易：{transaction}'],
    },
    depositRefused: { subject: '您的入金表單遭拒絕', text: ['{reason}'] },
    purchaseCredited: {
      subject: '您購買的幣已入帳',
      text: ['您購買的 {amount} 已存入您的資金帳戶。', '您的匯款在銀行的編號為 {reference}。'],
    },
    purchaseRefused: {
      subject: '您的買幣遭拒絕',
      text: ['您以 {pay} 購買 {amount}（匯率 {rate}）的申請遭拒絕，未予入帳。', '{reason}'],
    },
    transferred: {
      subject: '已在您的帳戶間劃轉資金',
      text: [
        '已劃轉 {amount}。自：{from, select, contract {合約帳戶} delivery {限時帳戶} hosting {託管帳戶} other {資金帳戶}}。至：{to, select, contract {合約帳戶} delivery {限時帳戶} hosting {託管帳戶} other {資金帳戶}}。',
      ],
    },
    converted: { subject: '您的兌換已完成', text: ['已將 {amount} 兌換為 {receive}。'] },
  },
  positions: {
    marginCall: {
      subject: '保證金追繳通知：{contract} 接近強制平倉',
      text: [
        '{mode, select, cross {您的全倉持倉（包括 {contract}）風險率為 {percent}。達 100% 時將強制平倉。} other {{side, select, long {您的 {contract} 多單倉位風險率為 {percent}，標記價格為 {mark}。達 100% 時將強制平倉。} other {您的 {contract} 空單倉位風險率為 {percent}，標記價格為 {mark}。達 100% 時將強制平倉。}}}}',
        '{mode, select, cross {} other {強平價格為 {liquidation}。}}',
        '{mode, select, cross {請將部分持倉平倉，或劃轉資金至您的合約帳戶。} other {請追加保證金、將部分倉位平倉，或設定停損。}}',
        '偵測到風險率高於 80% 時會發送此訊息。價格變動可能比訊息更快：倉位可能在沒有事先警告的情況下遭強制平倉。',
      ],
    },
    liquidation: {
      subject: '您的 {contract} 倉位正在強制平倉',
      text: [
        '{side, select, long {標記價格為 {mark} 時，您的 {contract} 多單倉位已不具所需的保證金。} other {標記價格為 {mark} 時，您的 {contract} 空單倉位已不具所需的保證金。}}',
        '{step, select, orders_cancelled {已先取消其未成交委託；倉位本身目前未變動。} reduced {{lots, plural, other {已平倉 # 張，手續費 {fee}，使其餘部分得以保留。}}} other {{lots, plural, other {全部 # 張已由保險基金接管。保證金已用盡。}}}}',
      ],
    },
    deleveraged: {
      subject: '您的 {contract} 倉位已有一部分被平倉',
      text: [
        '{lots, plural, other {您的 {contract} 倉位已有 # 張以 {price} 平倉，與保險基金無法承受的倉位對沖：您在公開排序中位於第 {rank} 位。}}',
      ],
    },
    positionClosed: {
      subject: '您的 {contract} 倉位已平倉',
      text: [
        '{side, select, long {您的 {contract} 多單倉位已平倉。} other {您的 {contract} 空單倉位已平倉。}}{by, select, take_profit {已到達其停利。} stop_loss {已到達其停損。} other {合約已到期，所有倉位皆以結算價平倉。}}',
        '未計手續費與資金費的損益：{result}。',
      ],
    },
    contractEnds: {
      subject: '{contract} 於 {endsAt} 到期',
      text: [
        '{side, select, long {{lots, plural, other {您持有 {name}（{contract}）多單 # 張。該合約於 {endsAt} 到期。}}} other {{lots, plural, other {您持有 {name}（{contract}）空單 # 張。該合約於 {endsAt} 到期。}}}}',
        '屆時倉位將以 {index} 指數價格最後 30 分鐘的平均值（每秒取樣一次）平倉，不收手續費。該合約的未成交委託會取消，停利與停損隨之終止。',
        '您無須採取任何行動。最後一分鐘內只能平倉。{next, select, absent {目前沒有上架較晚到期的合約。} other {若要在此之後繼續持有倉位，請將此倉位平倉，並在 {nextEndsAt} 到期的 {next} 開倉。}}',
      ],
    },
  },
  finance: {
    hosted: { subject: '您的託管已開始', text: ['訂單 {order}：{amount} 託管至 {endAt}。'] },
    hostingPaid: {
      subject: '已支付一天的託管收益',
      text: ['訂單 {order}，第 {day} 天：{amount} 已存入您的託管帳戶。'],
    },
    hostingRedemption: {
      subject: '您的提前贖回已開始',
      text: [
        '訂單 {order} 不再支付往後各天的收益；其資金將於 {redeemAt} 恢復可用。',
        '承諾收益中的 {unearned} 將不予支付。',
      ],
    },
    hostingEnded: {
      subject: '{result, select, redeemed {您的託管已贖回} other {您的託管已完成}}',
      text: [
        '訂單 {order}：{returned} 已恢復可用。',
        '{result, select, redeemed {提前贖回的費用為 {loss}。} other {}}',
      ],
    },
    loanPaidOut: {
      subject: '您的貸款已撥款',
      text: ['貸款 {loan}：{amount} 已存入您的資金帳戶。', '到期日為 {dueAt}。'],
    },
    loanRejected: { subject: '您的貸款申請遭拒絕', text: ['貸款 {loan} 未獲核准。', '{reason}'] },
    loanDue: {
      subject: '貸款 {loan} 應予償還',
      text: [
        '貸款 {loan}：{state, select, to_repay {今日到期：請於今日還款。} expired {已過到期日。請於寬限天數內、開始計收逾期費之前還款。} other {寬限天數已過，每日計收逾期費。}}',
      ],
    },
    loanRepaid: {
      subject: '{way, select, proof {您的還款已計入} other {您的還款已入帳}}',
      text: [
        '貸款 {loan}：已償還 {amount}。',
        '此筆款項在銀行的編號為 {line}。',
        '{done, select, yes {此筆貸款已無欠款。} other {尚欠 {owed}。}}',
      ],
    },
    loanProofRefused: {
      subject: '您的還款證明遭拒絕',
      text: ['貸款 {loan}：您的證明遭拒絕，未計入任何還款。', '{reason}'],
    },
    loanWrittenOff: {
      subject: '貸款 {loan} 已轉銷呆帳',
      text: ['貸款 {loan} 已轉銷呆帳：{loss} 未償還。', '{reason}'],
    },
    subscribed: {
      subject: '已收到您的申購',
      text: ['申購 {subscription}：{quantity}，價金 {cost} 已凍結。'],
    },
    subscriptionDecided: {
      subject: '{passed, select, no {您的申購未通過} other {您的申購已通過}}',
      text: [
        '{passed, select, no {申購 {subscription}：{refund} 已恢復可用。} other {申購 {subscription}：您以 {paid} 獲配 {allocated}；{refund} 已恢復可用。}}',
        '{passed, select, no {{reason}} other {}}',
      ],
    },
    coinsReleased: { subject: '您的新幣已可使用', text: ['{amount} 的鎖倉期已結束。'] },
    coinsReturned: { subject: '您的新幣已退回', text: ['已退回 {amount}，換回 {refund}。'] },
    rewardPaid: { subject: '您的簽到獎勵已發放', text: ['第 {day} 天：{amount} 已存入您的資金帳戶。'] },
    commissionPaid: {
      subject: '佣金已發放',
      text: ['來自您所邀請用戶手續費的 {amount} 已存入您的資金帳戶。'],
    },
    welfarePaid: { subject: '福利獎勵已發放', text: ['{amount} 已存入您的資金帳戶。'] },
  },
  service: {
    verified: {
      subject: '{tier, select, junior {初級驗證已核准} senior {進階驗證已核准} other {地址驗證已核准}}',
      text: [
        '{tier, select, junior {您帳戶的初級驗證已核准。} senior {您帳戶的進階驗證已核准。} other {您帳戶的地址驗證已核准。}}您的額度已提高。',
      ],
    },
    verificationRefused: {
      subject: '{tier, select, junior {初級驗證失敗} senior {進階驗證失敗} other {地址驗證失敗}}',
      text: ['驗證失敗，請重新驗證。', '{reason}', '您填寫的內容已儲存於「身分驗證」：請在該處更正後再次送出。'],
    },
    ticketAnswered: {
      subject: '客服已回覆您',
      text: [
        'Touchstone 客服已回覆您。',
        '請登入並開啟「客服」閱讀並回覆。我們不會以電子郵件發送回覆內容，也絕不會索取密碼或驗證碼。',
      ],
    },
    priceAlert: {
      subject: '{symbol} 到達 {seen}',
      text: [
        '{by, select, mark {{side, select, above {您要求在 {symbol} 的標記價格到達或高於 {price} 時通知您。} other {您要求在 {symbol} 的標記價格到達或低於 {price} 時通知您。}}} other {{side, select, above {您要求在 {symbol} 的最新成交價到達或高於 {price} 時通知您。} other {您要求在 {symbol} 的最新成交價到達或低於 {price} 時通知您。}}}}目前為 {seen}。',
        '{late, select, yes {價格於交易所未運作期間到達，因此通知的是目前的價格，而非最先到達的價格。} other {}}',
        '{simulated, select, yes {此處的價格為模擬價格。} other {}}',
        '{world, select, demo {這是模擬帳戶的價格。} other {}}',
        '此提醒已結束。如需再次通知，請另設提醒。',
      ],
    },
  },
  statement: {
    title: '對帳單',
    sandbox: '沙盒：無價值的測試資金，模擬價格',
    demo: '模擬帳戶：無價值的模擬資金',
    owner: '帳戶編號 {owner}',
    period: '自 {from} 至 {to} UTC，含起訖日：{range}',
    noEntries: '沒有紀錄',
    entries: '日誌第 {first} 至 {last} 筆紀錄',
    covered: '日誌第 {first} 至 {last} 筆紀錄',
    made: '於 {madeAt} UTC 依交易所日誌截至第 {through} 筆紀錄產生。任何人重播該日誌，都會得出相同的餘額。',
    nothing: '此期間沒有任何紀錄。',
    page: '第 {page} 頁，共 {pages} 頁',
    wallets: { funds: '資金', contract: '合約', delivery: '限時', hosting: '託管' },
    columns: {
      account: '帳戶',
      currency: '幣別',
      opening: '期初餘額',
      received: '收入',
      paid: '支出',
      closing: '期末餘額',
      entries: '紀錄數',
      time: '時間（UTC）',
      entry: '紀錄',
      change: '變動',
      balance: '變動後餘額',
      reference: '參考編號',
      sequence: '日誌序號',
    },
    receivedIn: '{account}帳戶收入',
    paidFrom: '{account}帳戶支出',
  },
  figures: {
    fees: '掛單 {maker}、吃單 {taker}',
    feesOfEach: '各合約載明的費率',
    span: '{least} 至 {most}',
    hours: '{count, plural, other {# 小時}}',
    hosting: {
      none: '目前未提供任何產品。',
      product: '產品',
      days: '天數',
      rate: '每日收益',
      min: '最低',
      max: '最高',
      loss: '提前贖回費用',
      takes: '提前贖回所需天數',
      sale: '銷售',
      states: '{state, select, open {開放} other {關閉}}',
    },
    loans: {
      none: '目前未提供貸款。',
      product: '產品',
      days: '天數',
      free: '免息天數',
      rate: '每日費用',
      grace: '寬限天數',
      late: '逾期時每日加收',
      min: '最低',
      max: '最高',
      lender: '貸款方',
      mayLeave: '可轉出平台',
      lending: '放款',
      leaves: '{may, select, yes {是} other {否}}',
      states: '{state, select, open {開放} other {關閉}}',
    },
    rewards: {
      none: '目前沒有任何獎勵。',
      day: '第幾天',
      reward: '獎勵（{currency}）',
      share: '您自身所付交易手續費中，最多 {share} 會以簽到與福利獎勵的形式返還。',
    },
  },
  entries: {
    faucet: '沙盒資金',
    capital: '資本',
    rounding: '捨入',
    pnl: '合約損益',
    loss_settled: '合約未平倉虧損結算',
    funding: '資金費',
    liquidation_fee: '強平手續費',
    insurance: '保險基金',
    conversion: '兌換',
    deposit: '入金',
    hosting_escrow: '託管收益提撥',
    hosting_return: '託管收益',
    hosting_loss: '提前贖回損失',
    hosting_unearned: '未取得的託管收益',
    invite_commission: '邀請佣金',
    loan_funding: '投入放款資金',
    loan_return: '退回未貸出的放款資金',
    loan_disbursement: '貸款撥款',
    loan_principal: '償還貸款',
    loan_interest: '貸款利息',
    loan_late_fee: '貸款逾期費',
    offering_funded: '發售的新幣',
    subscription_paid: '新幣價金',
    subscription_coins: '收到新幣',
    subscription_returned: '退回新幣',
    offering_paid_out: '支付發行方：款項或未售出的新幣',
    purchase: '匯款買幣',
    sign_reward: '每日簽到獎勵',
    trade: '成交',
    fee: '手續費',
    option_stake: '限時單投入金額',
    option_payout: '限時單賠付',
    transfer: '自有帳戶間劃轉',
    welfare_reward: '福利活動獎勵',
    campaign_funded: '活動預算',
    campaign_closed: '活動剩餘預算',
    withdrawal: '提領',
    withdrawal_fee: '提領手續費',
  },
}
