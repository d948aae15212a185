import type { TranslatedWords } from '../english.ts'

export const jp: TranslatedWords = {
  codes: {
    code: {
      subject: 'Touchstoneの認証コード',
      text: [
        'Touchstoneの認証コードは{code}です。',
        '{purpose, select, register {{minutes}分以内に、口座開設のために入力してください。} forget {{minutes}分以内に、新しいパスワードの設定のために入力してください。} password {{minutes}分以内に、パスワードの変更のために入力してください。} bindphone {{minutes}分以内に、この電話番号をアカウントに登録するために入力してください。} bindemail {{minutes}分以内に、このメールアドレスをアカウントに登録するために入力してください。} tpwd {{minutes}分以内に、取引パスワードの変更のために入力してください。} question {{minutes}分以内に、秘密の質問の変更のために入力してください。} unfreeze {{minutes}分以内に、アカウントの凍結解除の申請のために入力してください。} factor {{minutes}分以内に、二要素認証の紛失の届け出のために入力してください。} other {{minutes}分以内に、ご本人であることの確認のために入力してください。}}コードは一度だけ使えます。',
        'お心当たりがない場合、お手続きは不要です。Touchstoneの関係者がこのコードやパスワードをお尋ねすることは決してありません。',
      ],
    },
    alreadyRegistered: {
      subject: 'Touchstoneのアカウントをすでにお持ちです',
      text: [
        'どなたか（お客様ご自身かもしれません）が、このアドレスでTouchstoneの口座を開設しようとしました。このアドレスのアカウントはすでに存在します。',
        'パスワードでログインするか、ログイン画面の「パスワードをお忘れの方」から新しいパスワードを設定してください。',
        'お心当たりがない場合、お手続きは不要です。Touchstoneの関係者がこのコードやパスワードをお尋ねすることは決してありません。',
      ],
    },
    alreadyBound: {
      subject: 'すでに別のTouchstoneアカウントに登録されています',
      text: [
        'どなたか（お客様ご自身かもしれません）が、この連絡先を別のTouchstoneアカウントに登録しようとしました。この連絡先はすでにあるアカウントに登録されています。',
        'お心当たりがない場合、お手続きは不要です。Touchstoneの関係者がこのコードやパスワードをお尋ねすることは決してありません。',
      ],
    },
    shared: {
      antiPhishing: 'フィッシング対策ワード：{word}',
      held: 'この種の変更の後は常に、出金が24時間以上保留されます。',
      notYou:
        'お心当たりがない場合は、「ユーザーセンター」の「セキュリティセンター」でアカウントを凍結し、当社までご連絡ください。',
      notYouAtOnce:
        'お心当たりがない場合は、「ユーザーセンター」の「セキュリティセンター」でただちにアカウントを凍結してください。',
    },
  },
  security: {
    changeDone: {
      subject:
        '{change, select, phone {Touchstoneの電話番号を変更しました} email {Touchstoneのメールアドレスを変更しました} password {Touchstoneのパスワードを変更しました} tpwd {Touchstoneの取引パスワードを変更しました} question {Touchstoneの秘密の質問を変更しました} factor {Touchstoneの二要素認証を解除しました} other {Touchstoneアカウントの凍結を解除しました}}',
      text: [
        '{change, select, phone {Touchstoneアカウントの電話番号を変更しました。} email {Touchstoneアカウントのメールアドレスを変更しました。} password {Touchstoneアカウントのパスワードを変更しました。他のセッションは終了しました。} tpwd {Touchstoneアカウントの取引パスワードを変更しました。} question {Touchstoneアカウントの秘密の質問を変更しました。} factor {Touchstoneアカウントの二要素認証を解除しました。他のセッションは終了しました。} other {Touchstoneアカウントの凍結を解除しました。}}',
        '@held',
        '@notYou',
      ],
    },
    changeRequested: {
      subject: 'Touchstoneアカウントの変更が審査待ちです',
      text: [
        '{change, select, phone {ご本人であることを確認できた方から、アカウントの電話番号の変更が申請されました。} email {ご本人であることを確認できた方から、アカウントのメールアドレスの変更が申請されました。} password {ご本人であることを確認できた方から、アカウントのパスワードの変更が申請されました。} tpwd {ご本人であることを確認できた方から、アカウントの取引パスワードの変更が申請されました。} question {ご本人であることを確認できた方から、アカウントの秘密の質問の変更が申請されました。} factor {ご本人であることを確認できた方から、アカウントの二要素認証の解除が申請されました。} other {ご本人であることを確認できた方から、アカウントの凍結解除が申請されました。}}変更の前に担当者が審査します。',
        'お心当たりがない場合は、ログインして「ユーザーセンター」の「セキュリティセンター」にある「申請した変更」で申請を取り下げ、パスワードを変更してください。',
      ],
    },
    changeRefused: {
      subject: 'Touchstoneアカウントの変更は却下されました',
      text: [
        '{change, select, phone {アカウントの電話番号の変更申請には応じませんでした。} email {アカウントのメールアドレスの変更申請には応じませんでした。} password {アカウントのパスワードの変更申請には応じませんでした。} tpwd {アカウントの取引パスワードの変更申請には応じませんでした。} question {アカウントの秘密の質問の変更申請には応じませんでした。} factor {アカウントの二要素認証の解除申請には応じませんでした。} other {アカウントの凍結解除の申請には応じませんでした。}}',
        '{reason}',
      ],
    },
    factorChanged: {
      subject:
        '{act, select, added {{factor, select, totp {Touchstoneアカウント：認証アプリを追加しました} other {Touchstoneアカウント：パスキーを追加しました}}} other {{factor, select, totp {Touchstoneアカウント：認証アプリを解除しました} other {Touchstoneアカウント：パスキーを削除しました}}}}',
      text: [
        '{act, select, added {{factor, select, totp {アカウントに認証アプリが追加されました。} other {アカウントにパスキーが追加されました。}}} other {{factor, select, totp {アカウントから認証アプリが解除されました。} other {アカウントからパスキーが削除されました。}}}}',
        '@held',
        '@notYou',
      ],
    },
    recoveryCodeUsed: {
      subject: 'Touchstoneアカウントのリカバリーコードが使用されました',
      text: ['リカバリーコードによって、ご本人であることの確認が行われました。残りのコード：{left}。', '@notYou'],
    },
    newDevice: {
      subject: '新しい端末からTouchstoneアカウントへのログインがありました',
      text: ['{device}（アドレス {address}）から初めてのログインがありました。', '@held', '@notYou'],
    },
    payoutChanged: {
      subject: 'Touchstoneの受取設定が変更されました',
      text: ['資金の支払先となる銀行口座またはウォレットが変更されました。', '@notYou'],
    },
    accountFrozen: {
      subject: 'Touchstoneアカウントは凍結されています',
      text: [
        'ご依頼により、アカウントを凍結しました。取引と出金はできません。他のセッションは終了しました。',
        '凍結を解除するには、ログインして「ユーザーセンター」の「セキュリティセンター」で申請してください。担当者が審査します。',
      ],
    },
    tpwdLocked: {
      subject: 'Touchstoneの取引パスワードをロックしました',
      text: ['取引パスワードが十回誤って入力されました。24時間後にもう一度お試しいただけます。', '@notYou'],
    },
    walletLinked: {
      subject: 'アカウントにウォレットを連携しました',
      text: ['今後、ウォレット {wallet}でお客様のアカウントにログインできます。', '@held', '@notYou'],
    },
    walletUnlinked: {
      subject: 'アカウントのウォレットの連携を解除しました',
      text: ['ウォレット {wallet}ではお客様のアカウントにログインできなくなりました。', '@held', '@notYou'],
    },
    restrained: {
      subject:
        '{what, select, login_frozen {Touchstoneアカウント：ログインを停止しました} login_opened {Touchstoneアカウント：ログインを再開しました} trading_frozen {Touchstoneアカウント：取引を停止しました} trading_opened {Touchstoneアカウント：取引を再開しました} withdrawals_held {Touchstoneアカウント：出金を保留しました} withdrawals_released {Touchstoneアカウント：出金の保留を解除しました} tier_changed {Touchstoneアカウント：手数料ティアを変更しました} other {Touchstoneアカウント：セッションを終了しました}}',
      text: [
        '{what, select, login_frozen {現在、お客様のアカウントには誰もログインできません。開いていたセッションは終了しました。} login_opened {再びアカウントにログインできます。} trading_frozen {現在、新規の注文は拒否されます。未約定の注文はそのまま残り、取り消すことができます。} trading_opened {再び取引できます。} withdrawals_held {当面、お客様のアカウントからは一切出金できません。} withdrawals_released {再び出金できます。} tier_changed {今後受け付ける注文に適用されます。} other {すべての端末からログアウトしました。再びログインできます。}}',
        '理由：{reason}',
        '{text}',
        'ご納得いただけない場合は、当社までご連絡ください。',
      ],
    },
  },
  money: {
    addressAdded: {
      subject: 'Touchstoneアカウント：出金アドレスが追加されました',
      text: [
        'アドレス {address}が出金アドレスに追加されました。',
        'このアドレスは{usableAt}から利用できます。',
        '@notYouAtOnce',
      ],
    },
    addressRemoved: {
      subject: 'Touchstoneアカウント：出金アドレスが削除されました',
      text: ['アドレス {address}が出金アドレスから削除されました。', '@notYouAtOnce'],
    },
    withdrawal: {
      subject:
        '{state, select, requested {Touchstoneアカウント：出金を申請しました} approved {Touchstoneアカウント：出金が承認されました} confirmed {Touchstoneアカウント：出金の支払いが完了しました} canceled {Touchstoneアカウント：出金を取り消しました} refused {Touchstoneアカウント：出金が却下されました} other {Touchstoneアカウント：出金は支払われませんでした}}',
      text: [
        '出金 {number}：{amount}、宛先 {destination}、手数料 {fee}、受取額 {receive}。',
        '{state, select, requested {この額は確保されています。審査が始まるまでは取り消すことができます。} approved {これから{receive}が支払われます。} confirmed {{receive}が支払われました。} canceled {審査の前に取り消されました。全額が資金口座に戻っています。手数料はかかっていません。} refused {全額が資金口座に戻っています。手数料はかかっていません。} other {ネットワークが支払いを拒否しました。全額が資金口座に戻っています。手数料はかかっていません。}}',
        '{state, select, confirmed {照会番号：{reference}} refused {{text}} failed {} other {お心当たりがない場合は、「ユーザーセンター」の「セキュリティセンター」でただちにアカウントを凍結してください。}}',
      ],
    },
    depositCredited: {
      subject: '入金が反映されました',
      text: ['{amount}が資金口座に反映されました。', 'トランザクション：{transaction}'],
    },
    depositRefused: { subject: '入金フォームが却下されました', text: ['{reason}'] },
    purchaseCredited: {
      subject: 'コインが反映されました',
      text: ['購入した{amount}が資金口座に反映されました。', '銀行でのこの送金の照会番号は{reference}です。'],
    },
    purchaseRefused: {
      subject: '購入が却下されました',
      text: ['{pay}での{amount}の購入（レート {rate}）は却下されました。コインは反映されていません。', '{reason}'],
    },
    transferred: {
      subject: '口座間で資金を移動しました',
      text: [
        '{amount}を移動しました。送り元：{from, select, contract {先物口座} delivery {時限取引口座} hosting {預託口座} other {資金口座}}。送り先：{to, select, contract {先物口座} delivery {時限取引口座} hosting {預託口座} other {資金口座}}。',
      ],
    },
    converted: { subject: '交換が完了しました', text: ['{amount}を{receive}に交換しました。'] },
  },
  positions: {
    marginCall: {
      subject: 'マージンコール：{contract}の強制決済が近づいています',
      text: [
        '{mode, select, cross {{contract}を含むクロスポジションのリスク率は{percent}です。100%で強制決済されます。} other {{side, select, long {{contract}のロングポジションのリスク率は{percent}、マーク価格は{mark}です。100%で強制決済されます。} other {{contract}のショートポジションのリスク率は{percent}、マーク価格は{mark}です。100%で強制決済されます。}}}}',
        '{mode, select, cross {} other {強制決済価格は{liquidation}です。}}',
        '{mode, select, cross {ポジションの一部を決済するか、先物口座に資金を振り替えてください。} other {証拠金を追加するか、ポジションの一部を決済するか、損切りを設定してください。}}',
        'このメッセージは、リスク率が80%を超えたことが検知された場合に送信されます。価格の動きのほうが速く、事前の警告なしにポジションが強制決済されることがあります。',
      ],
    },
    liquidation: {
      subject: '{contract}のポジションは強制決済中です',
      text: [
        '{side, select, long {マーク価格{mark}で、{contract}のロングポジションに必要な証拠金が不足しました。} other {マーク価格{mark}で、{contract}のショートポジションに必要な証拠金が不足しました。}}',
        '{step, select, orders_cancelled {まず、この先物の未約定注文を取り消しました。ポジション自体は今のところ変わっていません。} reduced {{lots, plural, other {残りを維持できるよう、#枚を決済しました。手数料は{fee}です。}}} other {{lots, plural, other {#枚すべてを保険基金が引き継ぎました。証拠金は使い果たされました。}}}}',
      ],
    },
    deleveraged: {
      subject: '{contract}のポジションの一部が決済されました',
      text: [
        '{lots, plural, other {{contract}のポジションのうち#枚が、保険基金が負担できなかったポジションを相手に価格{price}で決済されました。公開されている待ち行列でのお客様の順位は{rank}でした。}}',
      ],
    },
    positionClosed: {
      subject: '{contract}のポジションが決済されました',
      text: [
        '{side, select, long {{contract}のロングポジションが決済されました。} other {{contract}のショートポジションが決済されました。}}{by, select, take_profit {利確の価格に達しました。} stop_loss {損切りの価格に達しました。} other {先物が満期を迎え、すべてのポジションが最終決済価格で決済されました。}}',
        '手数料と資金調達を含まない損益：{result}。',
      ],
    },
    contractEnds: {
      subject: '{contract}は{endsAt}に満期を迎えます',
      text: [
        '{side, select, long {{lots, plural, other {{name}（{contract}）を#枚、ロングで保有しています。この先物は{endsAt}に満期を迎えます。}}} other {{lots, plural, other {{name}（{contract}）を#枚、ショートで保有しています。この先物は{endsAt}に満期を迎えます。}}}}',
        'その時点で、最後の30分間の{index}のインデックス価格（毎秒一回取得）の平均でポジションが決済されます。手数料はかかりません。この先物の未約定注文は取り消され、利確と損切りも終了します。',
        'お手続きは不要です。最後の一分間は、ポジションの決済のみ可能です。{next, select, absent {現在、これより後の限月の先物は上場していません。} other {それ以降もポジションを維持するには、このポジションを決済し、{nextEndsAt}に満期を迎える{next}で新たに建ててください。}}',
      ],
    },
  },
  finance: {
    hosted: {
      subject: '預託を開始しました',
      text: ['注文 {order}：{amount}を{endAt}まで預託します。'],
    },
    hostingPaid: {
      subject: '預託の一日分を支払いました',
      text: ['注文 {order}、{day}日目：{amount}が預託口座にあります。'],
    },
    hostingRedemption: {
      subject: '中途解約の手続きを開始しました',
      text: [
        '注文 {order}：以後の日数分は支払われません。資金は{redeemAt}に再び利用可能になります。',
        '約束された収益のうち{unearned}は支払われません。',
      ],
    },
    hostingEnded: {
      subject: '{result, select, redeemed {預託を解約しました} other {預託が完了しました}}',
      text: [
        '注文 {order}：{returned}が再び利用可能です。',
        '{result, select, redeemed {中途解約の費用は{loss}でした。} other {}}',
      ],
    },
    loanPaidOut: {
      subject: 'ローンが実行されました',
      text: ['ローン {loan}：{amount}が資金口座に反映されました。', '返済期日は{dueAt}です。'],
    },
    loanRejected: {
      subject: 'ローンの申込が却下されました',
      text: ['ローン {loan}は承認されませんでした。', '{reason}'],
    },
    loanDue: {
      subject: 'ローン {loan}のご返済について',
      text: [
        'ローン {loan}：{state, select, to_repay {返済期日です。本日中に返済してください。} expired {期日を過ぎています。延滞手数料が発生する前に、猶予期間内に返済してください。} other {猶予期間が終了し、延滞手数料が毎日かかっています。}}',
      ],
    },
    loanRepaid: {
      subject: '{way, select, proof {返済を計上しました} other {返済を記帳しました}}',
      text: [
        'ローン {loan}：{amount}が返済されました。',
        '銀行の明細での表示は{line}です。',
        '{done, select, yes {未返済額はもうありません。} other {未返済額は{owed}です。}}',
      ],
    },
    loanProofRefused: {
      subject: '返済の証明書類が却下されました',
      text: ['ローン {loan}：証明書類は却下され、返済は計上されませんでした。', '{reason}'],
    },
    loanWrittenOff: {
      subject: 'ローン {loan}を貸倒処理しました',
      text: ['ローン {loan}を貸倒処理しました。{loss}は返済されませんでした。', '{reason}'],
    },
    subscribed: {
      subject: '申込を受け付けました',
      text: ['申込 {subscription}：{quantity}、費用 {cost}（拘束されています）。'],
    },
    subscriptionDecided: {
      subject: '{passed, select, no {申込は承認されませんでした} other {申込が承認されました}}',
      text: [
        '{passed, select, no {申込 {subscription}：{refund}が再び利用可能です。} other {申込 {subscription}：{paid}で{allocated}が配分されました。{refund}が再び利用可能です。}}',
        '{passed, select, no {{reason}} other {}}',
      ],
    },
    coinsReleased: {
      subject: '新規コインが利用可能になりました',
      text: ['{amount}のロックアップが終了しました。'],
    },
    coinsReturned: {
      subject: '新規コインを返却しました',
      text: ['{amount}を返却し、{refund}を受け取りました。'],
    },
    rewardPaid: {
      subject: 'チェックイン報酬を支払いました',
      text: ['{day}日目：{amount}が資金口座に反映されました。'],
    },
    commissionPaid: {
      subject: 'コミッションを支払いました',
      text: ['招待したお客様の手数料からの{amount}が資金口座に反映されました。'],
    },
    welfarePaid: { subject: '特典報酬を支払いました', text: ['{amount}が資金口座に反映されました。'] },
  },
  service: {
    verified: {
      subject:
        '{tier, select, junior {基本本人確認が承認されました} senior {上級本人確認が承認されました} other {住所確認が承認されました}}',
      text: [
        '{tier, select, junior {お客様のアカウントの基本本人確認が承認されました。} senior {お客様のアカウントの上級本人確認が承認されました。} other {お客様のアカウントの住所確認が承認されました。}}限度額が上がりました。',
      ],
    },
    verificationRefused: {
      subject:
        '{tier, select, junior {基本本人確認が承認されませんでした} senior {上級本人確認が承認されませんでした} other {住所確認が承認されませんでした}}',
      text: [
        '認証に失敗しました。もう一度認証してください。',
        '{reason}',
        '入力内容は「本人確認」に保存されています。そこで修正して再送信してください。',
      ],
    },
    ticketAnswered: {
      subject: 'サポートから回答がありました',
      text: [
        'Touchstoneのサポートから回答がありました。',
        'ログインして「サポート」を開くと、回答を読んで返信できます。回答をメールでお送りすることはなく、パスワードやコードをお尋ねすることも決してありません。',
      ],
    },
    priceAlert: {
      subject: '{symbol}は{seen}です',
      text: [
        '{by, select, mark {{side, select, above {{symbol}のマーク価格が{price}以上になった場合のお知らせをご希望でした。} other {{symbol}のマーク価格が{price}以下になった場合のお知らせをご希望でした。}}} other {{side, select, above {{symbol}の最終価格が{price}以上になった場合のお知らせをご希望でした。} other {{symbol}の最終価格が{price}以下になった場合のお知らせをご希望でした。}}}}現在は{seen}です。',
        '{late, select, yes {取引所の停止中に価格が達したため、最初に達した価格ではなく現在の価格をお知らせしています。} other {}}',
        '{simulated, select, yes {ここでの価格はシミュレーションです。} other {}}',
        '{world, select, demo {これはデモ口座の価格です。} other {}}',
        'このアラートは終了しました。再びお知らせを受け取るには、新しいアラートを設定してください。',
      ],
    },
  },
  statement: {
    title: '取引残高報告書',
    sandbox: 'サンドボックス：価値のないテスト資金、シミュレーション価格',
    demo: 'デモ口座：価値のないデモ資金',
    owner: '口座番号 {owner}',
    period: '{from}から{to}まで（UTC、両日を含む）：{range}',
    noEntries: 'エントリーなし',
    entries: 'ログエントリー {first}～{last}',
    covered: 'ログエントリー {first}～{last}',
    made: '{madeAt}（UTC）に、当取引所のログのエントリー {through}までをもとに作成しました。このログを再生すれば、誰でも同じ残高になります。',
    nothing: 'この期間の記録はありません。',
    page: '{page}／{pages}ページ',
    wallets: { funds: '資金', contract: '先物', delivery: '時限取引', hosting: '預託' },
    columns: {
      account: '口座',
      currency: '通貨',
      opening: '期首残高',
      received: '受取',
      paid: '支払',
      closing: '期末残高',
      entries: '件数',
      time: '日時（UTC）',
      entry: 'エントリー',
      change: '増減',
      balance: '変動後の残高',
      reference: '参照',
      sequence: 'ログ番号',
    },
    receivedIn: '{account}での受取',
    paidFrom: '{account}からの支払',
  },
  figures: {
    fees: 'メイカー{maker}、テイカー{taker}',
    feesOfEach: '各先物に記載の率',
    span: '{least}～{most}',
    hours: '{count, plural, other {#時間}}',
    hosting: {
      none: '現在取り扱い中の商品はありません。',
      product: '商品',
      days: '日数',
      rate: '日率',
      min: '最小',
      max: '最大',
      loss: '中途解約の費用',
      takes: '中途解約の所要日数',
      sale: '販売',
      states: '{state, select, open {受付中} other {停止中}}',
    },
    loans: {
      none: '現在取り扱い中のローンはありません。',
      product: '商品',
      days: '日数',
      free: '無利息日数',
      rate: '一日あたりの費用',
      grace: '猶予日数',
      late: '延滞時の追加（一日あたり）',
      min: '最小',
      max: '最大',
      lender: '貸主',
      mayLeave: '外部への出金',
      lending: '貸付',
      leaves: '{may, select, yes {可} other {不可}}',
      states: '{state, select, open {受付中} other {停止中}}',
    },
    rewards: {
      none: '現在、報酬の対象はありません。',
      day: '日',
      reward: '報酬（{currency}）',
      share: 'お客様ご自身の取引手数料のうち最大{share}が、チェックインと特典の報酬として戻ります。',
    },
  },
  entries: {
    trade: '取引',
    fee: '手数料',
    pnl: '先物の損益',
    loss_settled: '保有中に確定した先物の損失',
    funding: '資金調達',
    liquidation_fee: '強制決済手数料',
    insurance: '保険基金',
    conversion: '通貨の交換',
    deposit: '入金',
    hosting_escrow: '預託のために確保した収益',
    hosting_return: '預託の収益',
    hosting_loss: '中途解約の損失',
    hosting_unearned: '発生しなかった預託の収益',
    invite_commission: '招待コミッション',
    loan_funding: 'ローン用資金',
    loan_return: '貸し出されなかったローン用資金',
    loan_disbursement: 'ローン実行',
    loan_principal: 'ローンの返済',
    loan_interest: 'ローンの利息',
    loan_late_fee: 'ローンの延滞手数料',
    offering_funded: '募集コイン',
    subscription_paid: '新規コインの代金',
    subscription_coins: '新規コイン',
    subscription_returned: '新規コインの返却',
    offering_paid_out: '代金または未販売コイン（発行者へ）',
    purchase: '送金によるコイン購入',
    sign_reward: 'チェックイン報酬',
    option_stake: '時限注文の投資額',
    option_payout: '時限注文のペイアウト',
    transfer: 'ご自身の口座間の振替',
    welfare_reward: '特典キャンペーンの報酬',
    campaign_funded: 'キャンペーンの予算',
    campaign_closed: 'キャンペーン予算の残額',
    withdrawal: '出金',
    withdrawal_fee: '出金手数料',
    faucet: 'サンドボックス資金',
    capital: '資本',
    rounding: '端数処理',
  },
}
