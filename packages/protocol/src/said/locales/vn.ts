import type { Said } from '../said.ts'

export default {
  simulated_prices: 'Giá mô phỏng',
  live_prices: 'Giá trực tiếp: {venues}',
  recorded_prices: 'Bản ghi: {name}, một nguồn ghi duy nhất, phát lặp lại',
  recorded_prices_paced: 'Bản ghi: {name}, một nguồn ghi duy nhất, phát lặp lại, tốc độ {speed}×',
  quoted_elsewhere:
    '{symbol} được niêm yết giá bằng {quotedIn}. Ở đây con số của giá được tính là USDT: một đơn vị thay đổi 1 USDT khi con số thay đổi 1, bất kể tỷ giá.',
  index_point: 'Một đơn vị thay đổi 1 USDT khi chỉ số thay đổi 1 điểm.',

  coin_not_listed: 'Coin chưa được niêm yết.',

  pictures_unreadable: 'Không đọc được ảnh: ảnh phải rõ và đầy đủ.',
  pictures_edited: 'Ảnh có vẻ đã bị chỉnh sửa.',
  name_differs: 'Họ tên khác với họ tên trên giấy tờ.',
  number_differs: 'Số khác với số trên giấy tờ.',
  document_expired: 'Giấy tờ đã hết hạn.',
  face_missing: 'Không thấy khuôn mặt của người cầm giấy tờ.',
  wrong_document: 'Đây không phải loại giấy tờ đã chọn.',
  bill_too_old: 'Hóa đơn đã cũ hơn ba tháng.',
  address_differs: 'Địa chỉ khác với địa chỉ trên hóa đơn.',
  duplicate_document: 'Giấy tờ này thuộc về một tài khoản khác.',
  income_unproved: 'Thu nhập chưa được chứng minh.',
  not_affordable: 'Số tiền trả mỗi kỳ quá cao so với thu nhập.',
  too_many_debts: 'Số nợ hiện có đã quá nhiều.',
  loan_not_granted: 'Khoản vay không được duyệt.',

  coin_price:
    'Một {coin} có giá {price} {currency}. Mỗi khách hàng yêu cầu ít nhất {min} {coin} một lần và tổng cộng nhiều nhất {max} {coin}.',
  coin_hold:
    'Chi phí cho yêu cầu của bạn được tạm giữ trong tài khoản vốn, làm tròn lên đến đơn vị nhỏ nhất. Số tiền đó vẫn là của bạn cho đến khi coin được trao.',
  coin_review:
    'Các yêu cầu được quyết định từng yêu cầu một, do hai người xét; ai được duyệt thì nhận toàn bộ số đã yêu cầu.',
  coin_pro_rata:
    'Sau khi kết thúc, mọi người nhận cùng một tỷ lệ trên số đã yêu cầu, làm tròn xuống đến bước số lượng của coin. Những bước còn dư do làm tròn được chia mỗi người một bước cho những người bị mất phần do làm tròn, theo thứ tự yêu cầu của họ.',
  coin_rest: 'Phần không dùng để mua coin khả dụng trở lại ngay.',
  coin_lock_none: 'Coin bạn nhận không dùng được trước khi niêm yết.',
  coin_lock_day: 'Coin bạn nhận không dùng được trước khi niêm yết và trong 1 ngày, tính 24 giờ, sau đó.',
  coin_lock_days:
    'Coin bạn nhận không dùng được trước khi niêm yết và trong {days} ngày, mỗi ngày tính 24 giờ, sau đó.',
  coin_unlisted:
    'Nếu đến ngày đã định coin chưa được niêm yết, bạn có thể trả lại coin và nhận lại số tiền đã trả, chừng nào coin còn chưa được niêm yết.',
  coin_market:
    'Sau khi niêm yết, giá là giá mà thị trường trả: giá có thể giảm dưới giá phát hành, xấu nhất là về không. Không ai hứa sẽ mua.',

  hosting_source:
    'Lợi tức được trả từ ngân quỹ riêng của sàn. Toàn bộ lợi tức được trích lập khi bán, nếu không thì không bán gì. Tiền của khách hàng không được dùng vào việc này, và không hứa gì ngoài phần đã trích lập.',
  loan_source:
    'Khoản vay được trả từ quỹ cho vay, quỹ này do hai nhân viên vận hành cấp tiền từ ngân quỹ riêng của sàn. Tiền của khách hàng không bao giờ được cho vay, và tiền đã cho vay không được tính là dự trữ.',
  coin_source:
    'Coin chào bán nằm trong một tài khoản riêng trước khi có ai có thể đăng ký mua. Số tiền trả cho coin nằm ở đó cho đến khi coin được niêm yết, và chỉ khi đó mới chuyển cho bên phát hành. Ngân quỹ riêng của sàn không trả và cũng không nhận phần nào trong đó.',

  rewards_closed: 'Hiện không cung cấp phần thưởng',
  junior_approved: 'Xác minh cơ bản của bạn đã được duyệt',
  own_fees_needed:
    'Phí giao dịch bạn đã trả, tính bằng USDT: tối đa {percent}% số đó được trả lại dưới dạng phần thưởng',
  budget_left: 'Ngân sách của chiến dịch còn đủ cho phần thưởng này',
  commission_unverified: 'Hoa hồng được trả khi xác minh cơ bản của bạn đã được duyệt',
  ethereum_chain: 'Ethereum (ERC20)',
  sandbox_licence: 'Hệ thống thử nghiệm dùng tiền mô phỏng. Không có giấy phép và không cần giấy phép.',
  sandbox_chain: 'Mạng thử nghiệm (ERC20)',
  sandbox_bank: 'Ngân hàng thử nghiệm (không tồn tại: đừng chuyển tiền)',
  sandbox_hosting_7: 'Ký gửi 7 ngày',
  sandbox_hosting_30: 'Ký gửi 30 ngày',
  sandbox_hosting_90: 'Ký gửi 90 ngày',
  sandbox_loan_30: 'Khoản vay 30 ngày',
  sandbox_loan_90: 'Khoản vay 90 ngày',
  sandbox_lender: 'Cho vay thử nghiệm Touchstone',
  sandbox_campaign: 'Những giao dịch đầu tiên',
  sandbox_issuer: 'Hệ thống thử nghiệm Touchstone',
  sandbox_coin: 'Coin được tạo ra cho hệ thống thử nghiệm này.',
  sandbox_coin_first:
    'Coin được tạo ra cho hệ thống thử nghiệm này, bán cho một khách hàng của chính hệ thống và niêm yết một phút sau đó. Coin không có mạng lưới và không có công dụng; nó cho thấy thị trường của một coin mới bắt đầu như thế nào.',
  sandbox_coin_pro_rata:
    'Coin được tạo ra cho hệ thống thử nghiệm này. Coin được phân bổ theo tỷ lệ sau khi kết thúc đăng ký mua.',
  sandbox_coin_review: 'Coin được tạo ra cho hệ thống thử nghiệm này. Hai nhân viên vận hành xét từng yêu cầu một.',
} satisfies Record<Said, string>
