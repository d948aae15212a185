import type { TranslatedWords } from '../english.ts'

export const vn: TranslatedWords = {
  codes: {
    code: {
      subject: 'Mã xác minh Touchstone của bạn',
      text: [
        'Mã Touchstone của bạn là {code}.',
        '{purpose, select, register {Hãy dùng mã trong vòng {minutes} phút để mở tài khoản.} forget {Hãy dùng mã trong vòng {minutes} phút để chọn mật khẩu mới.} password {Hãy dùng mã trong vòng {minutes} phút để đổi mật khẩu.} bindphone {Hãy dùng mã trong vòng {minutes} phút để liên kết số điện thoại này với tài khoản của bạn.} bindemail {Hãy dùng mã trong vòng {minutes} phút để liên kết địa chỉ email này với tài khoản của bạn.} tpwd {Hãy dùng mã trong vòng {minutes} phút để đổi mật khẩu giao dịch.} question {Hãy dùng mã trong vòng {minutes} phút để đổi câu hỏi bảo mật.} unfreeze {Hãy dùng mã trong vòng {minutes} phút để yêu cầu mở lại tài khoản.} factor {Hãy dùng mã trong vòng {minutes} phút để báo mất lớp xác thực thứ hai.} other {Hãy dùng mã trong vòng {minutes} phút để chứng minh đó là bạn.}} Mã chỉ dùng được một lần.',
        'Nếu bạn không yêu cầu mã này, bạn không cần làm gì. Không ai ở Touchstone hỏi bạn mã này hay mật khẩu của bạn, dù trong bất kỳ trường hợp nào.',
      ],
    },
    alreadyRegistered: {
      subject: 'Bạn đã có tài khoản Touchstone',
      text: [
        'Có người, có thể là bạn, đã thử mở tài khoản Touchstone bằng địa chỉ này. Địa chỉ này đã có tài khoản.',
        'Hãy đăng nhập bằng mật khẩu của bạn, hoặc chọn “Quên mật khẩu?” trên trang đăng nhập để đặt mật khẩu mới.',
        'Nếu không phải bạn, bạn không cần làm gì. Không ai ở Touchstone hỏi bạn mã hay mật khẩu của bạn, dù trong bất kỳ trường hợp nào.',
      ],
    },
    alreadyBound: {
      subject: 'Thông tin này đã thuộc về một tài khoản Touchstone',
      text: [
        'Có người, có thể là bạn, đã thử liên kết thông tin này với một tài khoản Touchstone khác. Thông tin này đã thuộc về một tài khoản rồi.',
        'Nếu không phải bạn, bạn không cần làm gì. Không ai ở Touchstone hỏi bạn mã hay mật khẩu của bạn, dù trong bất kỳ trường hợp nào.',
      ],
    },
    shared: {
      antiPhishing: 'Từ chống lừa đảo của bạn: {word}',
      held: 'Việc rút tiền bị tạm dừng trong ít nhất 24 giờ, như sau mọi thay đổi thuộc loại này.',
      notYou:
        'Nếu không phải bạn thực hiện, hãy đóng băng tài khoản trong Trung tâm người dùng, Trung tâm bảo mật, và viết cho chúng tôi.',
      notYouAtOnce:
        'Nếu không phải bạn thực hiện, hãy đóng băng tài khoản ngay: Trung tâm người dùng, Trung tâm bảo mật.',
    },
  },
  security: {
    changeDone: {
      subject:
        '{change, select, phone {Đã đổi số điện thoại Touchstone của bạn} email {Đã đổi địa chỉ email Touchstone của bạn} password {Đã đổi mật khẩu Touchstone của bạn} tpwd {Đã đổi mật khẩu giao dịch Touchstone của bạn} question {Đã đổi câu hỏi bảo mật Touchstone của bạn} factor {Đã gỡ lớp xác thực thứ hai Touchstone của bạn} other {Đã mở lại tài khoản Touchstone của bạn}}',
      text: [
        '{change, select, phone {Số điện thoại của tài khoản Touchstone của bạn đã được đổi.} email {Địa chỉ email của tài khoản Touchstone của bạn đã được đổi.} password {Mật khẩu của tài khoản Touchstone của bạn đã được đổi. Các phiên khác của bạn đã bị kết thúc.} tpwd {Mật khẩu giao dịch của tài khoản Touchstone của bạn đã được đổi.} question {Câu hỏi bảo mật của tài khoản Touchstone của bạn đã được đổi.} factor {Lớp xác thực thứ hai của tài khoản Touchstone của bạn đã được gỡ. Các phiên khác của bạn đã bị kết thúc.} other {Tài khoản Touchstone của bạn đã được mở lại.}}',
        '@held',
        '@notYou',
      ],
    },
    changeRequested: {
      subject: 'Một thay đổi của tài khoản Touchstone của bạn đang chờ xét duyệt',
      text: [
        '{change, select, phone {Một người đã chứng minh mình là bạn yêu cầu đổi số điện thoại của tài khoản.} email {Một người đã chứng minh mình là bạn yêu cầu đổi địa chỉ email của tài khoản.} password {Một người đã chứng minh mình là bạn yêu cầu đổi mật khẩu của tài khoản.} tpwd {Một người đã chứng minh mình là bạn yêu cầu đổi mật khẩu giao dịch của tài khoản.} question {Một người đã chứng minh mình là bạn yêu cầu đổi câu hỏi bảo mật của tài khoản.} factor {Một người đã chứng minh mình là bạn yêu cầu gỡ lớp xác thực thứ hai của tài khoản.} other {Một người đã chứng minh mình là bạn yêu cầu mở lại tài khoản.}} Một nhân viên sẽ xét duyệt trước khi có bất kỳ thay đổi nào.',
        'Nếu không phải bạn yêu cầu, hãy đăng nhập, rút lại yêu cầu trong Trung tâm người dùng, Trung tâm bảo mật, Thay đổi đã yêu cầu, rồi đổi mật khẩu.',
      ],
    },
    changeRefused: {
      subject: 'Một thay đổi của tài khoản Touchstone của bạn bị từ chối',
      text: [
        '{change, select, phone {Chúng tôi không thực hiện yêu cầu đổi số điện thoại của tài khoản.} email {Chúng tôi không thực hiện yêu cầu đổi địa chỉ email của tài khoản.} password {Chúng tôi không thực hiện yêu cầu đổi mật khẩu của tài khoản.} tpwd {Chúng tôi không thực hiện yêu cầu đổi mật khẩu giao dịch của tài khoản.} question {Chúng tôi không thực hiện yêu cầu đổi câu hỏi bảo mật của tài khoản.} factor {Chúng tôi không thực hiện yêu cầu gỡ lớp xác thực thứ hai của tài khoản.} other {Chúng tôi không thực hiện yêu cầu mở lại tài khoản.}}',
        '{reason}',
      ],
    },
    factorChanged: {
      subject:
        '{act, select, added {{factor, select, totp {Tài khoản Touchstone của bạn: đã thêm ứng dụng xác thực} other {Tài khoản Touchstone của bạn: đã thêm khóa truy cập}}} other {{factor, select, totp {Tài khoản Touchstone của bạn: đã gỡ ứng dụng xác thực} other {Tài khoản Touchstone của bạn: đã gỡ khóa truy cập}}}}',
      text: [
        '{act, select, added {{factor, select, totp {Một ứng dụng xác thực đã được thêm vào tài khoản của bạn.} other {Một khóa truy cập đã được thêm vào tài khoản của bạn.}}} other {{factor, select, totp {Một ứng dụng xác thực đã được gỡ khỏi tài khoản của bạn.} other {Một khóa truy cập đã được gỡ khỏi tài khoản của bạn.}}}}',
        '@held',
        '@notYou',
      ],
    },
    recoveryCodeUsed: {
      subject: 'Một mã khôi phục của tài khoản Touchstone của bạn đã được dùng',
      text: ['Có người đã dùng mã khôi phục để chứng minh mình là bạn. Số mã còn lại: {left}.', '@notYou'],
    },
    newDevice: {
      subject: 'Một thiết bị mới đã đăng nhập vào tài khoản Touchstone của bạn',
      text: ['{device}, từ địa chỉ {address}, đã đăng nhập lần đầu tiên.', '@held', '@notYou'],
    },
    payoutChanged: {
      subject: 'Thông tin nhận tiền Touchstone của bạn đã thay đổi',
      text: ['Tài khoản ngân hàng hoặc ví nhận tiền chi trả cho bạn đã thay đổi.', '@notYou'],
    },
    accountFrozen: {
      subject: 'Tài khoản Touchstone của bạn đã bị đóng băng',
      text: [
        'Theo yêu cầu của bạn, tài khoản đã bị đóng băng: không giao dịch, không rút tiền. Các phiên khác của bạn đã bị kết thúc.',
        'Để mở lại, hãy đăng nhập và gửi yêu cầu trong Trung tâm người dùng, Trung tâm bảo mật; một nhân viên sẽ xét duyệt.',
      ],
    },
    tpwdLocked: {
      subject: 'Mật khẩu giao dịch Touchstone của bạn bị khóa',
      text: ['Mật khẩu giao dịch đã bị nhập sai mười lần. Bạn có thể thử lại sau 24 giờ.', '@notYou'],
    },
    walletLinked: {
      subject: 'Một ví đã được liên kết với tài khoản của bạn',
      text: ['Từ bây giờ ví {wallet} có thể đăng nhập vào tài khoản của bạn.', '@held', '@notYou'],
    },
    walletUnlinked: {
      subject: 'Đã hủy liên kết ví của tài khoản bạn',
      text: ['Ví {wallet} không còn có thể đăng nhập vào tài khoản của bạn.', '@held', '@notYou'],
    },
    restrained: {
      subject:
        '{what, select, login_frozen {Tài khoản Touchstone của bạn: đã khóa đăng nhập} login_opened {Tài khoản Touchstone của bạn: đã mở lại đăng nhập} trading_frozen {Tài khoản Touchstone của bạn: đã ngừng giao dịch} trading_opened {Tài khoản Touchstone của bạn: đã mở lại giao dịch} withdrawals_held {Tài khoản Touchstone của bạn: đã tạm dừng rút tiền} withdrawals_released {Tài khoản Touchstone của bạn: đã hết tạm dừng rút tiền} tier_changed {Tài khoản Touchstone của bạn: đã đổi bậc phí} other {Tài khoản Touchstone của bạn: đã kết thúc các phiên}}',
      text: [
        '{what, select, login_frozen {Hiện không ai có thể đăng nhập vào tài khoản của bạn, và các phiên đang mở đã bị kết thúc.} login_opened {Bạn có thể đăng nhập lại vào tài khoản của mình.} trading_frozen {Hiện lệnh mới bị từ chối. Các lệnh mở giữ nguyên; bạn có thể hủy chúng.} trading_opened {Bạn có thể giao dịch trở lại.} withdrawals_held {Hiện không thể rút gì từ tài khoản của bạn.} withdrawals_released {Bạn có thể rút tiền trở lại.} tier_changed {Bậc phí này áp dụng cho các lệnh được chấp nhận từ bây giờ.} other {Bạn đã bị đăng xuất ở mọi nơi và có thể đăng nhập lại.}}',
        'Lý do: {reason}',
        '{text}',
        'Nếu bạn không đồng ý, vui lòng viết cho chúng tôi.',
      ],
    },
  },
  money: {
    addressAdded: {
      subject: 'Tài khoản Touchstone của bạn: đã thêm một địa chỉ rút tiền',
      text: [
        'Địa chỉ {address} đã được thêm vào danh sách địa chỉ rút tiền của bạn.',
        'Địa chỉ này dùng được từ {usableAt}.',
        '@notYouAtOnce',
      ],
    },
    addressRemoved: {
      subject: 'Tài khoản Touchstone của bạn: đã xóa một địa chỉ rút tiền',
      text: ['Địa chỉ {address} đã được xóa khỏi danh sách địa chỉ rút tiền của bạn.', '@notYouAtOnce'],
    },
    withdrawal: {
      subject:
        '{state, select, requested {Tài khoản Touchstone của bạn: đã yêu cầu rút tiền} approved {Tài khoản Touchstone của bạn: đã duyệt một lệnh rút tiền} confirmed {Tài khoản Touchstone của bạn: đã chi trả một lệnh rút tiền} canceled {Tài khoản Touchstone của bạn: đã hủy một lệnh rút tiền} refused {Tài khoản Touchstone của bạn: một lệnh rút tiền bị từ chối} other {Tài khoản Touchstone của bạn: một lệnh rút tiền không thể được chi trả}}',
      text: [
        'Lệnh rút tiền {number}: {amount} đến {destination}, phí {fee}, bạn nhận {receive}.',
        '{state, select, requested {Số tiền này được giữ riêng. Bạn có thể thu hồi lệnh này cho đến khi việc xét duyệt bắt đầu.} approved {{receive} sẽ được chi trả ngay.} confirmed {{receive} đã được chi trả.} canceled {Lệnh đã được thu hồi trước khi xét duyệt. Toàn bộ số tiền đã trở lại tài khoản vốn của bạn; không thu phí.} refused {Toàn bộ số tiền đã trở lại tài khoản vốn của bạn; không thu phí.} other {Mạng đã từ chối khoản chi trả. Toàn bộ số tiền đã trở lại tài khoản vốn của bạn; không thu phí.}}',
        '{state, select, confirmed {Mã tham chiếu: {reference}} refused {{text}} failed {} other {Nếu không phải bạn thực hiện, hãy đóng băng tài khoản ngay: Trung tâm người dùng, Trung tâm bảo mật.}}',
      ],
    },
    depositCredited: {
      subject: 'Đã ghi có tiền nạp của bạn',
      text: ['{amount} đã vào tài khoản vốn của bạn.', 'Giao dịch: {transaction}'],
    },
    depositRefused: { subject: 'Biểu mẫu nạp tiền của bạn bị từ chối', text: ['{reason}'] },
    purchaseCredited: {
      subject: 'Đã ghi có coin của bạn',
      text: [
        '{amount} mà bạn đã mua đã vào tài khoản vốn của bạn.',
        'Ngân hàng ghi nhận lần chuyển khoản của bạn với mã {reference}.',
      ],
    },
    purchaseRefused: {
      subject: 'Yêu cầu mua coin của bạn bị từ chối',
      text: ['Yêu cầu mua {amount} với giá {pay}, theo tỷ giá {rate}, bị từ chối. Không ghi có khoản nào.', '{reason}'],
    },
    transferred: {
      subject: 'Tiền đã được chuyển giữa các tài khoản của bạn',
      text: [
        'Đã chuyển {amount}. Từ: {from, select, contract {tài khoản hợp đồng} delivery {tài khoản tăng/giảm} hosting {tài khoản ký gửi} other {tài khoản vốn}}. Đến: {to, select, contract {tài khoản hợp đồng} delivery {tài khoản tăng/giảm} hosting {tài khoản ký gửi} other {tài khoản vốn}}.',
      ],
    },
    converted: { subject: 'Đã quy đổi xong', text: ['Đã đổi {amount} lấy {receive}.'] },
  },
  positions: {
    marginCall: {
      subject: 'Cảnh báo ký quỹ: {contract} sắp bị thanh lý',
      text: [
        '{mode, select, cross {Các vị thế chéo của bạn, trong đó có {contract}, có tỷ lệ rủi ro {percent}. Ở mức 100% chúng bị thanh lý.} other {{side, select, long {Vị thế Long {contract} của bạn có tỷ lệ rủi ro {percent}, ở giá đánh dấu {mark}. Ở mức 100% vị thế bị thanh lý.} other {Vị thế Short {contract} của bạn có tỷ lệ rủi ro {percent}, ở giá đánh dấu {mark}. Ở mức 100% vị thế bị thanh lý.}}}}',
        '{mode, select, cross {} other {Giá thanh lý của vị thế là {liquidation}.}}',
        '{mode, select, cross {Hãy đóng bớt các vị thế, hoặc chuyển tiền vào tài khoản hợp đồng.} other {Hãy thêm ký quỹ, đóng bớt vị thế hoặc đặt cắt lỗ.}}',
        'Tin này được gửi khi hệ thống thấy tỷ lệ rủi ro vượt 80%. Giá có thể biến động nhanh hơn tin này: một vị thế có thể bị thanh lý mà không có cảnh báo trước.',
      ],
    },
    liquidation: {
      subject: 'Vị thế {contract} của bạn đang bị thanh lý',
      text: [
        '{side, select, long {Vị thế Long {contract} của bạn không còn đủ ký quỹ cần có, ở giá đánh dấu {mark}.} other {Vị thế Short {contract} của bạn không còn đủ ký quỹ cần có, ở giá đánh dấu {mark}.}}',
        '{step, select, orders_cancelled {Các lệnh mở của vị thế bị hủy trước; bản thân vị thế đến lúc này chưa thay đổi.} reduced {{lots, plural, other {Đã đóng # lô, với phí {fee}, để phần còn lại được giữ.}}} other {{lots, plural, other {Toàn bộ # lô đã được quỹ bảo hiểm tiếp quản. Ký quỹ đã hết.}}}}',
      ],
    },
    deleveraged: {
      subject: 'Một phần vị thế {contract} của bạn đã bị đóng',
      text: [
        '{lots, plural, other {# lô trong vị thế {contract} của bạn đã bị đóng ở giá {price}, đối ứng với một vị thế mà quỹ bảo hiểm không gánh nổi: bạn đứng ở vị trí {rank} trong hàng đợi được công bố.}}',
      ],
    },
    positionClosed: {
      subject: 'Vị thế {contract} của bạn đã đóng',
      text: [
        '{side, select, long {Vị thế Long {contract} của bạn đã đóng.} other {Vị thế Short {contract} của bạn đã đóng.}} {by, select, take_profit {Đã chạm mức chốt lời.} stop_loss {Đã chạm mức cắt lỗ.} other {Hợp đồng đã kết thúc, và mọi vị thế của hợp đồng được đóng ở giá thanh toán.}}',
        'Kết quả trước phí và phí funding: {result}.',
      ],
    },
    contractEnds: {
      subject: '{contract} kết thúc vào {endsAt}',
      text: [
        '{side, select, long {{lots, plural, other {Bạn đang giữ # lô Long của {name} ({contract}). Hợp đồng kết thúc vào {endsAt}.}}} other {{lots, plural, other {Bạn đang giữ # lô Short của {name} ({contract}). Hợp đồng kết thúc vào {endsAt}.}}}}',
        'Khi đó vị thế được đóng, không mất phí, ở mức trung bình của giá chỉ số {index} trong 30 phút cuối, mỗi giây một mẫu. Các lệnh mở của hợp đồng bị hủy, chốt lời và cắt lỗ kết thúc cùng hợp đồng.',
        'Bạn không cần làm gì. Trong phút cuối chỉ có thể đóng vị thế. {next, select, absent {Hiện chưa có hợp đồng kỳ hạn sau nào được niêm yết.} other {Để giữ vị thế sau thời điểm đó, hãy đóng vị thế này và mở vị thế ở {next}, hợp đồng kết thúc vào {nextEndsAt}.}}',
      ],
    },
  },
  finance: {
    hosted: {
      subject: 'Đã bắt đầu ký gửi',
      text: ['Lệnh {order}: {amount} được ký gửi đến {endAt}.'],
    },
    hostingPaid: {
      subject: 'Đã trả lợi tức một ngày ký gửi',
      text: ['Lệnh {order}, ngày {day}: {amount} đã vào tài khoản ký gửi của bạn.'],
    },
    hostingRedemption: {
      subject: 'Đã bắt đầu tất toán sớm',
      text: [
        'Lệnh {order} không trả lợi tức cho ngày nào nữa; tiền của lệnh khả dụng trở lại vào {redeemAt}.',
        '{unearned} trong lợi tức đã hứa sẽ không được trả.',
      ],
    },
    hostingEnded: {
      subject:
        '{result, select, redeemed {Khoản ký gửi của bạn đã tất toán sớm} other {Khoản ký gửi của bạn đã hoàn tất}}',
      text: [
        'Lệnh {order}: {returned} khả dụng trở lại.',
        '{result, select, redeemed {Việc tất toán sớm tốn {loss}.} other {}}',
      ],
    },
    loanPaidOut: {
      subject: 'Đã giải ngân khoản vay của bạn',
      text: ['Khoản vay {loan}: {amount} đã vào tài khoản vốn của bạn.', 'Khoản vay đến hạn vào {dueAt}.'],
    },
    loanRejected: {
      subject: 'Đơn xin vay của bạn bị từ chối',
      text: ['Khoản vay {loan} không được duyệt.', '{reason}'],
    },
    loanDue: {
      subject: 'Cần trả khoản vay {loan}',
      text: [
        'Khoản vay {loan}: {state, select, to_repay {Khoản vay đã đến hạn: hãy trả trong hôm nay.} expired {Khoản vay đã qua ngày đến hạn. Hãy trả trong những ngày ân hạn, trước khi bắt đầu tính phí trễ hạn.} other {Đã hết những ngày ân hạn, và phí trễ hạn được tính mỗi ngày.}}',
      ],
    },
    loanRepaid: {
      subject: '{way, select, proof {Đã ghi nhận khoản trả nợ của bạn} other {Đã hạch toán khoản trả nợ của bạn}}',
      text: [
        'Khoản vay {loan}: đã trả {amount}.',
        'Ngân hàng ghi khoản này là {line}.',
        '{done, select, yes {Khoản vay này không còn nợ gì nữa.} other {Còn nợ {owed}.}}',
      ],
    },
    loanProofRefused: {
      subject: 'Chứng từ trả nợ của bạn bị từ chối',
      text: ['Khoản vay {loan}: chứng từ của bạn bị từ chối, và không ghi nhận khoản nào.', '{reason}'],
    },
    loanWrittenOff: {
      subject: 'Khoản vay {loan} đã được xóa nợ',
      text: ['Khoản vay {loan} đã được xóa nợ: {loss} chưa được trả.', '{reason}'],
    },
    subscribed: {
      subject: 'Đã nhận đăng ký mua của bạn',
      text: ['Đăng ký mua {subscription}: {quantity} với giá {cost}, số tiền này được tạm giữ.'],
    },
    subscriptionDecided: {
      subject: '{passed, select, no {Đăng ký mua của bạn không đạt} other {Đăng ký mua của bạn được duyệt}}',
      text: [
        '{passed, select, no {Đăng ký mua {subscription}: {refund} khả dụng trở lại.} other {Đăng ký mua {subscription}: {allocated} thuộc về bạn với giá {paid}; {refund} khả dụng trở lại.}}',
        '{passed, select, no {{reason}} other {}}',
      ],
    },
    coinsReleased: { subject: 'Coin mới của bạn đã khả dụng', text: ['{amount} đã hết thời gian khóa.'] },
    coinsReturned: {
      subject: 'Coin mới của bạn đã được trả lại',
      text: ['Đã trả lại {amount}, nhận lại {refund}.'],
    },
    rewardPaid: {
      subject: 'Đã trả thưởng điểm danh của bạn',
      text: ['Ngày {day}: {amount} đã vào tài khoản vốn của bạn.'],
    },
    commissionPaid: {
      subject: 'Đã trả hoa hồng',
      text: ['{amount} từ phí của những khách hàng bạn mời đã vào tài khoản vốn của bạn.'],
    },
    welfarePaid: { subject: 'Đã trả thưởng ưu đãi', text: ['{amount} đã vào tài khoản vốn của bạn.'] },
  },
  service: {
    verified: {
      subject:
        '{tier, select, junior {Đã duyệt xác minh cơ bản} senior {Đã duyệt xác minh nâng cao} other {Đã duyệt xác minh địa chỉ}}',
      text: [
        '{tier, select, junior {Xác minh cơ bản của tài khoản bạn đã được duyệt.} senior {Xác minh nâng cao của tài khoản bạn đã được duyệt.} other {Xác minh địa chỉ của tài khoản bạn đã được duyệt.}} Hạn mức của bạn nay cao hơn.',
      ],
    },
    verificationRefused: {
      subject:
        '{tier, select, junior {Xác minh cơ bản không thành công} senior {Xác minh nâng cao không thành công} other {Xác minh địa chỉ không thành công}}',
      text: [
        'Xác thực không thành công, vui lòng xác minh lại.',
        '{reason}',
        'Những gì bạn đã điền vẫn được lưu trong mục Xác minh: hãy sửa ở đó và gửi lại.',
      ],
    },
    ticketAnswered: {
      subject: 'Bộ phận hỗ trợ đã trả lời bạn',
      text: [
        'Bộ phận hỗ trợ của Touchstone đã trả lời bạn.',
        'Hãy đăng nhập và mở mục Hỗ trợ để đọc và phản hồi. Chúng tôi không gửi câu trả lời qua email, và không bao giờ hỏi mật khẩu hay mã.',
      ],
    },
    priceAlert: {
      subject: '{symbol} đang ở {seen}',
      text: [
        '{by, select, mark {{side, select, above {Bạn muốn được báo khi giá đánh dấu của {symbol} ở mức {price} trở lên.} other {Bạn muốn được báo khi giá đánh dấu của {symbol} ở mức {price} trở xuống.}}} other {{side, select, above {Bạn muốn được báo khi giá gần nhất của {symbol} ở mức {price} trở lên.} other {Bạn muốn được báo khi giá gần nhất của {symbol} ở mức {price} trở xuống.}}}} Hiện giá đang ở {seen}.',
        '{late, select, yes {Giá đạt mức này khi sàn không hoạt động, nên tin này báo giá hiện tại, không phải giá đầu tiên đạt mức đó.} other {}}',
        '{simulated, select, yes {Giá ở đây là giá mô phỏng.} other {}}',
        '{world, select, demo {Đây là giá của tài khoản demo.} other {}}',
        'Cảnh báo này đã kết thúc. Hãy đặt cảnh báo khác để được báo lại.',
      ],
    },
  },
  statement: {
    title: 'Sao kê tài khoản',
    sandbox: 'Môi trường thử nghiệm: tiền thử nghiệm không có giá trị, giá mô phỏng',
    demo: 'Tài khoản demo: tiền mô phỏng không có giá trị',
    owner: 'Số tài khoản {owner}',
    period: 'Từ {from} đến {to} UTC, tính cả hai ngày: {range}',
    noEntries: 'không có mục nhật ký nào',
    entries: 'các mục nhật ký {first} đến {last}',
    covered: 'Các mục nhật ký {first} đến {last}',
    made: 'Lập lúc {madeAt} UTC từ nhật ký của sàn đến mục {through}. Ai phát lại nhật ký đó cũng nhận được đúng những số dư này.',
    nothing: 'Không có gì phát sinh trong khoảng thời gian này.',
    page: 'Trang {page} / {pages}',
    wallets: { funds: 'Vốn', contract: 'Hợp đồng', delivery: 'Tăng/giảm', hosting: 'Ký gửi' },
    columns: {
      account: 'Tài khoản',
      currency: 'Loại tiền',
      opening: 'Số dư đầu kỳ',
      received: 'Nhận',
      paid: 'Chi',
      closing: 'Số dư cuối kỳ',
      entries: 'Số mục',
      time: 'Giờ (UTC)',
      entry: 'Mục',
      change: 'Thay đổi',
      balance: 'Số dư sau',
      reference: 'Tham chiếu',
      sequence: 'Số nhật ký',
    },
    receivedIn: 'Nhận vào {account}',
    paidFrom: 'Chi từ {account}',
  },
  figures: {
    fees: '{maker} cho Maker và {taker} cho Taker',
    feesOfEach: 'mức phí nêu ở từng hợp đồng',
    span: '{least} đến {most}',
    hours: '{count, plural, other {# giờ}}',
    hosting: {
      none: 'Hiện không có sản phẩm nào.',
      product: 'Sản phẩm',
      days: 'Số ngày',
      rate: 'Lợi tức mỗi ngày',
      min: 'Tối thiểu',
      max: 'Tối đa',
      loss: 'Chi phí tất toán sớm',
      takes: 'Số ngày tất toán sớm',
      sale: 'Bán',
      states: '{state, select, open {đang mở} other {đã đóng}}',
    },
    loans: {
      none: 'Hiện không có khoản vay nào.',
      product: 'Sản phẩm',
      days: 'Số ngày',
      free: 'Số ngày miễn lãi',
      rate: 'Chi phí mỗi ngày',
      grace: 'Số ngày ân hạn',
      late: 'Thêm mỗi ngày khi trễ hạn',
      min: 'Tối thiểu',
      max: 'Tối đa',
      lender: 'Bên cho vay',
      mayLeave: 'Được rời khỏi sàn',
      lending: 'Cho vay',
      leaves: '{may, select, yes {có} other {không}}',
      states: '{state, select, open {đang mở} other {đã đóng}}',
    },
    rewards: {
      none: 'Hiện không có phần thưởng nào.',
      day: 'Ngày',
      reward: 'Phần thưởng, {currency}',
      share: 'Tối đa {share} phí giao dịch do chính bạn trả được trả lại dưới dạng phần thưởng điểm danh và ưu đãi.',
    },
  },
  entries: {
    trade: 'Giao dịch',
    fee: 'Phí',
    pnl: 'Lãi hoặc lỗ của hợp đồng',
    loss_settled: 'Lỗ hợp đồng tất toán khi vị thế còn mở',
    funding: 'Phí funding',
    liquidation_fee: 'Phí thanh lý',
    insurance: 'Quỹ bảo hiểm',
    option_stake: 'Tiền đặt của lệnh tăng/giảm',
    option_payout: 'Chi trả của lệnh tăng/giảm',
    transfer: 'Chuyển tiền giữa các tài khoản của bạn',
    conversion: 'Quy đổi tiền',
    deposit: 'Nạp tiền',
    purchase: 'Coin mua bằng chuyển khoản',
    withdrawal: 'Rút tiền',
    withdrawal_fee: 'Phí rút tiền',
    hosting_escrow: 'Lợi tức trích lập cho ký gửi',
    hosting_return: 'Lợi tức ký gửi',
    hosting_loss: 'Khoản mất do tất toán sớm',
    hosting_unearned: 'Lợi tức ký gửi không được hưởng',
    loan_funding: 'Tiền để cho vay',
    loan_return: 'Tiền để cho vay chưa cho vay',
    loan_disbursement: 'Giải ngân khoản vay',
    loan_principal: 'Trả gốc khoản vay',
    loan_interest: 'Tiền lãi khoản vay',
    loan_late_fee: 'Phí trễ hạn khoản vay',
    offering_funded: 'Coin chào bán',
    subscription_paid: 'Giá của coin mới',
    subscription_coins: 'Coin mới',
    subscription_returned: 'Trả lại coin mới',
    offering_paid_out: 'Tiền bán hoặc coin chưa bán, trả cho bên phát hành',
    sign_reward: 'Phần thưởng điểm danh hằng ngày',
    invite_commission: 'Hoa hồng mời bạn',
    welfare_reward: 'Phần thưởng của chiến dịch ưu đãi',
    campaign_funded: 'Ngân sách của chiến dịch',
    campaign_closed: 'Phần còn lại của chiến dịch',
    faucet: 'Tiền thử nghiệm',
    capital: 'Vốn',
    rounding: 'Làm tròn',
  },
}
