import type { ContentIn } from '../seeds/seed.ts'

export const vn: ContentIn = {
  texts: {
    1: {
      title: 'Hồ sơ công ty',
      markdown: `
Touchstone, hòn đá thử vàng, là thứ đá sẫm màu mà thương nhân chà vàng lên để biết đó có phải là vàng hay không. Chúng tôi đặt tên
sàn theo hòn đá ấy vì một sàn giao dịch cũng cần được thử như vậy: bởi bất kỳ ai, vào bất kỳ lúc nào, không cần xin phép chủ sàn.

## Touchstone là gì

Touchstone là nền tảng giao dịch tài sản số. Cốt lõi của nó là một nhật ký duy nhất có thứ tự. Mọi lệnh, mọi lần hủy, mọi mức giá
có ý nghĩa và mọi khoản ghi có đều là một dòng trong nhật ký đó trước khi có bất kỳ hiệu lực nào. Số dư, sổ lệnh và các giao dịch
không là gì khác ngoài kết quả của việc đọc nhật ký từ dòng đầu đến dòng cuối. Hãy đọc lại nhật ký trên một máy tính khác, và bạn
phải nhận được đúng những số dư ấy, chính xác đến đơn vị cuối cùng.

## Điều đó có nghĩa là

* **Không có gì bị sửa.** Không có câu lệnh nào đặt số dư, đổi giá hay quyết định kết quả của một giao dịch. Sai sót được sửa bằng
  một mục mới mà ai cũng thấy.
* **Câu trả lời là lời hứa.** Khi sàn báo rằng lệnh của bạn đã được chấp nhận, lệnh đã nằm trên đĩa. Rút phích cắm ngay sau đó cũng
  không làm mất lệnh.
* **Tiền được đếm, không ước lượng.** Mọi số lượng là số nguyên của đơn vị nhỏ nhất của tài sản. Mỗi lần di chuyển lấy ở một tài
  khoản đúng bằng số đưa vào tài khoản kia.
* **Sàn hiện rõ.** Nơi bên vận hành giao dịch với tư cách nhà tạo lập thị trường, họ làm việc đó từ một tài khoản có tên, trong cùng
  hàng đợi và với cùng mức phí như bạn.

## Ai vận hành hệ thống này

Touchstone là phần mềm mà nhiều bên vận hành khác nhau có thể chạy. Hệ thống này chạy ở **chế độ thử nghiệm**: tiền của nó là tiền
mô phỏng. Nạp và rút tiền đi qua một mạng riêng của môi trường thử nghiệm, coin trên mạng đó không ai bên ngoài nhận. Nơi nào giá là
giá mô phỏng hoặc phát lại từ bản ghi, mọi trang đều nói rõ. Hệ thống này không có giấy phép và không cần giấy phép, vì không có
tiền của khách hàng trong đó. Bên vận hành nào mở hệ thống cho tiền thật phải thay trang này bằng trang của mình và nêu tên, địa chỉ,
giấy phép và cách liên hệ; trước đó, một hệ thống như vậy không phục vụ ai.
`,
    },
    2: {
      title: 'Giá được hình thành như thế nào',
      markdown: `
Trên màn hình giao dịch có ba loại giá khác nhau. Chúng hình thành theo những cách khác nhau, và sự khác biệt đó quan trọng.

## Giá gần nhất

Giá của giao dịch gần nhất trong sổ lệnh của chính chúng tôi. Hai lệnh đã gặp nhau; không ai gõ con số đó vào. Nến, mức thay đổi 24 giờ, giá cao
nhất và thấp nhất được tính từ các giao dịch này.

## Giá mua và giá bán

Những mức giá tốt nhất mà ngay lúc này có người đang chờ mua hoặc chờ bán. Chúng thay đổi theo từng lệnh. Nhấp vào một mức giá sẽ
đưa giá đó vào phiếu đặt lệnh; việc này không giữ chỗ mức giá cho bạn.

## Giá chỉ số

Một mức tham chiếu từ bên ngoài sổ lệnh của chúng tôi. Mỗi giây một lần, sàn ghi giá của các nguồn vào nhật ký. Nguồn nào lệch quá 5% so với trung
vị của mọi nguồn thì không được tính. Các nguồn còn lại được giữ trong 0,5% quanh trung vị, và trung bình của chúng là giá chỉ số. Giá này giữ các
lệnh giới hạn trong khoảng cách hợp lý so với thị trường, nhà tạo lập thị trường của sàn báo giá quanh nó, và giá đánh dấu cùng các lệnh tăng/giảm
được tính từ nó.

Khi số nguồn được tính ít hơn số tối thiểu thì không có giá chỉ số: những lệnh cần đến giá này bị từ chối với chính lý do đó, còn việc hủy lệnh
vẫn hoạt động.

## Trong môi trường thử nghiệm

Trừ khi bên vận hành chọn khác, các nguồn là **mô phỏng**, gồm năm nguồn, mỗi nguồn hơi khác các nguồn còn lại, tất cả đi theo cùng một đường ngẫu nhiên.
Đường này được chọn ngẫu nhiên khi máy chủ khởi động, trừ khi bên vận hành cố định số khởi tạo. Nơi bên vận hành phát một bản ghi thay
vào đó, chỉ có một nguồn, và nguồn đó được ghi rõ là bản ghi. Giá mô phỏng được đánh dấu là mô phỏng ở mọi nơi chúng xuất hiện. Chúng
không nói gì về việc một coin có giá bao nhiêu trên thị trường thật.

## Vì sao bạn có thể tin

Các mẫu giá cũng là mục trong nhật ký như mọi thứ khác. Ai phát lại nhật ký cũng tính ra cùng một giá chỉ số cho từng giây, và sẽ nhận ra
nếu có mẫu nào bị đổi về sau.
`,
    },
    3: {
      title: 'Thỏa thuận người dùng',
      markdown: `
*Phiên bản ngày 21 tháng 11 năm 2026, dành cho các hệ thống ở chế độ thử nghiệm. Bên vận hành nhận tiền thật phải thay bản này bằng
một thỏa thuận theo pháp luật áp dụng cho mình.*

## 1. Bạn đồng ý với điều gì

Khi mở tài khoản, bạn chấp nhận thỏa thuận này, [cảnh báo rủi ro](/text?id=4) và [điều khoản bảo mật](/agrt?id=5). Nếu bạn không
chấp nhận, đừng mở tài khoản.

## 2. Môi trường thử nghiệm

Mọi số dư ở đây đều là **tiền mô phỏng**. Chúng không có giá trị và không thể đổi lấy bất cứ thứ gì bên ngoài. Chúng được nạp và rút qua
một mạng riêng của môi trường thử nghiệm, hoặc qua một ngân hàng chỉ tồn tại ở đây. Giá là giá mô phỏng, phát lại từ bản ghi hoặc đọc từ các
sàn công khai; một nhãn trên mọi trang nói rõ là loại nào. Bên vận hành có thể khởi động lại môi trường thử nghiệm từ đầu vào bất kỳ lúc nào;
khi đó tài khoản của bạn và lịch sử của nó có thể không còn.

## 3. Tài khoản của bạn

1. Bạn phải đủ tuổi thành niên ở nơi bạn sống, và chỉ được có một tài khoản.
2. Quốc gia bạn khai khi đăng ký không thể thay đổi về sau.
3. Hãy giữ mật khẩu, mật khẩu giao dịch và mã xác minh cho riêng mình. Không ai ở Touchstone hỏi những thứ này.
4. Ai giữ phiên của bạn thì có thể hành động thay bạn. Hãy đăng xuất trên thiết bị mà người khác dùng. Bạn có thể xem và kết thúc các phiên
   của mình bất kỳ lúc nào.

## 4. Lệnh và giao dịch

1. Một lệnh có tính ràng buộc khi sàn đã chấp nhận. Chừng nào chưa khớp, lệnh có thể được hủy, và phần lớn các lệnh có thể được sửa. Lệnh
   tăng/giảm không thể sửa cũng không thể hủy.
2. Lệnh được khớp theo giá trước và theo thời điểm đến sau, không có ngoại lệ cho bất kỳ ai, kể cả bên vận hành.
3. Giao dịch đã diễn ra thì có giá trị. Sàn không có cách nào hoàn tác một giao dịch đơn lẻ, đổi giá của nó hay sửa một số dư.
4. Một lệnh bị từ chối, kèm lý do được nêu, khi vi phạm quy tắc của thị trường: khối lượng, khoảng cách giá, số dư hoặc trạng thái của thị
   trường. Lệnh bị từ chối không có bất kỳ hiệu lực nào.
5. Một thị trường có thể bị tạm ngừng, hoặc chỉ cho hủy lệnh, vì một lý do được nêu mà mọi người đều thấy.

## 5. Phí

[Phí](/text?id=6) có hiệu lực khi lệnh của bạn được chấp nhận áp dụng cho lệnh đó suốt thời gian tồn tại của lệnh. Ở thị trường giao ngay, phí
được trừ từ phần bạn nhận; với hợp đồng, phí được trừ từ tài khoản hợp đồng.

## 6. Bên vận hành cũng giao dịch

Bên vận hành đặt lệnh từ những tài khoản được công bố. Cách các tài khoản này hoạt động được mô tả trong [Nhà tạo lập thị trường của sàn](/text?id=8).

## 7. Những điều bạn không được làm

Không dùng tài khoản của người khác, không tìm cách vượt hạn mức bằng nhiều tài khoản, không tự giao dịch với chính mình để đánh lừa người
khác, và không gây rối hoạt động của sàn. Tìm điểm yếu trong bản phần mềm của riêng bạn thì được hoan nghênh; vui lòng báo cho chúng tôi những gì
bạn tìm thấy.

## 8. Đóng băng tài khoản

Một tài khoản có thể bị đóng băng khi bị nghi là đang bị người khác sử dụng, khi pháp luật yêu cầu, hoặc khi hồ sơ đăng nhập của nó bị thiếu. Việc
đóng băng là một mục trong nhật ký. Tài khoản bị đóng băng giữ nguyên số dư. Cho đến khi được mở lại, tài khoản đó chỉ có thể hủy lệnh và yêu cầu,
tất toán tiền ký gửi, trả lại coin không được niêm yết và trả nợ khoản vay.

## 9. Khả năng hoạt động

Sàn có thể không hoạt động. Khi không thể ghi một lệnh một cách an toàn, sàn từ chối lệnh đó và nói rõ; sàn không bao giờ đoán. Nếu bạn
không nhận được câu trả lời, hãy hỏi lại với cùng mã yêu cầu: sàn cho bạn biết điều gì đã xảy ra và không làm việc đó hai lần.

## 10. Trách nhiệm

Môi trường thử nghiệm được cung cấp nguyên trạng và miễn phí. Không có gì ở đây là lời khuyên, và không nên dựa vào đây cho bất kỳ quyết định nào về tiền thật.

## 11. Thay đổi

Phiên bản mới của thỏa thuận này được thông báo trước khi áp dụng, với ngày ghi ở đầu. Những điều khoản đã gắn vào một lệnh hoặc một lần mua
không bị phiên bản sau thay đổi.

## 12. Chấm dứt

Bạn có thể ngừng dùng tài khoản bất kỳ lúc nào. Các mục trong nhật ký không thể bị xóa, vì sổ sách của mọi người khác phụ thuộc vào chúng;
các mục đó chứa số tài khoản, không chứa tên.
`,
    },
    4: {
      title: 'Cảnh báo rủi ro',
      markdown: `
Hãy đọc nội dung này trước khi giao dịch, ở đây hay ở bất cứ đâu.

## Giá tài sản số biến động mạnh

Giá có thể mất một nửa giá trị trong vài ngày, và một số tài sản đã mất toàn bộ. Giá trong quá khứ không nói lên điều gì đáng tin về giá sau này.
Đừng giao dịch bằng số tiền bạn cần dùng.

## Lệnh thị trường lấy những gì đang có

Lệnh được khớp ở các mức giá đang chờ trong sổ lệnh, có thể xấu hơn giá gần nhất. Touchstone giới hạn điều này: một lệnh thị trường
đi xa giá tốt nhất nhiều nhất một khoảng cách được nêu rõ (0,5% trừ khi bạn chọn khác) và phần còn lại bị hủy. Trong giới hạn đó, giá
vẫn có thể xấu hơn bạn mong đợi. Phần xem trước cho thấy trường hợp xấu nhất.

## Lệnh dừng không phải là bảo đảm

Lệnh dừng kích hoạt khi giá giao dịch gần nhất, hoặc với hợp đồng là giá đánh dấu nếu bạn đã chọn vậy, chạm giá dừng của lệnh. Khi đó lệnh trở
thành lệnh thường. Nếu thị trường nhảy vượt qua mức đó, lệnh được khớp ở giá xấu hơn, khớp một phần, hoặc không khớp.

## Lệnh giới hạn có thể không bao giờ khớp

Chỉ riêng giá không quyết định; các lệnh cùng giá đến sớm hơn được khớp trước.

## Thanh khoản có thể biến mất

Phần lớn sổ lệnh trong môi trường thử nghiệm này đến từ một nhà tạo lập thị trường. Bên này có thể lùi lại hoặc dừng, và khi đó có thể không còn ai để giao dịch cùng.

## Công nghệ có thể hỏng

Kết nối, thiết bị của bạn hoặc sàn có thể gặp sự cố đúng vào lúc bạn cần. Các lệnh mở vẫn nằm trong sổ lệnh khi bạn vắng mặt. Đừng để mở
một lệnh mà bạn không muốn thấy nó khớp.

## Môi trường thử nghiệm không phải là thị trường thật

Giá mô phỏng ở đây êm hơn, hoặc dữ dội hơn, giá thật; những gì bạn mất không phải là tiền của bạn, và thiếu cả sợ hãi lẫn lòng tham. Thành công ở
đây không phải dấu hiệu của thành công với tiền thật.

## Đòn bẩy nhân khoản lỗ lên

Một hợp đồng ở mức 50× mất toàn bộ ký quỹ khi giá đi ngược lại bạn 2%, và chỉ cần ít hơn thế là đủ vì một phần ký quỹ phải được giữ lại.
Điều đó có thể xảy ra trong vài giây, khi bạn đang ngủ, hoặc giữa lúc một thị trường đóng và mở cửa. Hầu hết những người giao dịch với đòn bẩy
cao đều mất tiền. Sàn đóng vị thế khi ký quỹ của vị thế đã hết; bạn không được hỏi trước.

## Lệnh tăng/giảm được thiết kế để tính trung bình thì sàn thắng

Bạn mất toàn bộ số tiền khi chiều bạn chọn sai và được ít hơn số tiền đó khi đúng. Ai đoán mò thì về lâu dài sẽ lỗ, thời hạn càng ngắn càng lỗ
nhanh. Một số quốc gia cấm bán loại lệnh này cho công chúng vì lý do đó.
`,
    },
    5: {
      title: 'Điều khoản bảo mật',
      markdown: `
*Phiên bản ngày 28 tháng 11 năm 2026.*

## Chúng tôi giữ những gì về bạn

| Dữ liệu | Mục đích | Thời gian giữ |
|---|---|---|
| Địa chỉ email hoặc số điện thoại | để bạn đăng nhập và để gửi mã cho bạn | chừng nào tài khoản còn tồn tại |
| Quốc gia | quyết định những gì có thể được cung cấp cho bạn | chừng nào tài khoản còn tồn tại |
| Mật khẩu | chỉ ở dạng dấu vân tay tính chậm, có khóa, không thể đọc ra mật khẩu từ đó | cho đến khi bạn đổi mật khẩu |
| Phiên và lịch sử đăng nhập: loại thiết bị, địa chỉ mạng, thời gian | để bạn có thể xem và kết thúc phiên | phiên: đến một ngày sau khi kết thúc; lịch sử: 90 ngày |
| Mã xác minh | chỉ ở dạng dấu vân tay có khóa | vài phút |
| Lớp xác thực thứ hai, địa chỉ ví đã liên kết, câu trả lời cho câu hỏi bảo mật | để kiểm tra đó là bạn; bí mật chỉ ở dạng mã hóa hoặc dấu vân tay | cho đến khi bạn gỡ hoặc đổi |
| Ngôn ngữ, từ chống lừa đảo, cảnh báo giá và cách tin nhắn đến với bạn | vì bạn đã chọn | cho đến khi bạn đổi |
| Thị trường yêu thích, mã của người đã mời bạn | để hiện danh sách của bạn; để trả hoa hồng mời bạn | chừng nào tài khoản còn tồn tại |
| Những gì bạn gửi để xác minh | để biết bạn là ai | được mã hóa; ảnh năm năm kể từ khi gửi, phần bạn khai chừng nào tài khoản còn tồn tại |
| Chứng từ thanh toán và phần bạn khai kèm theo | để tìm khoản thanh toán của bạn | ảnh được mã hóa, năm năm kể từ khi gửi; phần bạn khai chừng nào tài khoản còn tồn tại |
| Thông tin nhận tiền | để điền sẵn yêu cầu rút về ngân hàng | cho đến khi bạn đổi |
| Nhãn của các địa chỉ rút tiền; người nhận của các khoản rút về ngân hàng, được mã hóa | để hiện nhãn cho bạn, và để trả tiền cho bạn | chừng nào tài khoản còn tồn tại |
| Những gì bạn khai và gửi cho khoản vay | để quyết định về khoản vay | được mã hóa; ảnh giấy tờ của bạn năm năm, mọi thứ khác ba năm, đơn chưa từng được gửi 30 ngày |
| Tin nhắn trong hộp thư của bạn | để bạn có thể đọc lại | một năm |
| Các cuộc trò chuyện với bộ phận hỗ trợ và tệp trong đó | để trả lời bạn | được mã hóa; cuộc trò chuyện một năm sau tin cuối cùng, tệp một năm kể từ khi gửi |
| Lịch sử tài khoản, các yêu cầu của bạn cùng quyết định, ghi chú của nhân viên vận hành | để về sau đọc được những gì đã làm với tài khoản của bạn | chừng nào tài khoản còn tồn tại |
| Bạn có thấy một bài trợ giúp hữu ích hay không | để viết những bài tốt hơn | chừng nào bài còn tồn tại |
| Lệnh, giao dịch và số dư | chúng là sổ sách | mãi mãi |

Trong môi trường thử nghiệm, những tin lẽ ra được gửi cho bạn cũng được giữ trong một hộp thư đi mà **bất kỳ ai truy cập được máy chủ này
đều đọc được**. Hãy đăng ký bằng một địa chỉ bạn tự nghĩ ra.

## Nhật ký chứa gì và không chứa gì

Nhật ký mà mọi thứ được tính từ đó không chứa tên, địa chỉ nhà hay địa chỉ email, số điện thoại hay mật khẩu. Trong đó bạn chỉ là một số tài
khoản và một mã định danh ngẫu nhiên, cùng các địa chỉ blockchain mà bạn nạp từ đó và rút về đó. Thứ gắn con số đó với bạn được giữ riêng.

## Ai nhận dữ liệu

Không ai cả. Trang này không tải gì từ các công ty khác: không có trình theo dõi, không phông chữ, không công cụ phân tích. Nếu bên vận hành đã
kết nối một máy chủ thư hoặc một dịch vụ tin nhắn, bên đó thấy những tin gửi qua nó.

## Trình duyệt của bạn giữ gì

Mã phiên, ngôn ngữ và các tùy chọn hiển thị của bạn, để bạn không phải đặt lại; và một cookie gắn phiên với trình duyệt này. Các tập lệnh không đọc
được cookie đó. Đăng xuất sẽ xóa mã phiên.

## Lựa chọn của bạn

Bạn xem các phiên, các lần đăng nhập và lịch sử tài khoản trong trung tâm bảo mật, và đổi thông tin liên hệ, mật khẩu, lớp xác thực thứ hai và thông tin nhận
tiền ở đó. Bạn có thể hỏi bên vận hành còn những gì khác được lưu về bạn. Quốc gia được cố định khi đăng ký và không thể thay đổi. Các mục nhật ký không
thể bị xóa, và chương trình không có lệnh nào xóa tài khoản.
`,
    },
    6: {
      title: 'Phí',
      markdown: `
## Giao dịch giao ngay

| | Maker | Taker |
|---|---|---|
| Mọi tài khoản mới | {{spotMaker}} | {{spotTaker}} |

Bạn là **Maker** của một giao dịch khi lệnh của bạn đã chờ sẵn trong sổ lệnh, và là **Taker** khi lệnh của bạn gặp một lệnh đang chờ.
Một lệnh có thể là cả hai, ở những phần khác nhau của nó.

* Phí được trừ từ **phần bạn nhận**: bằng coin khi bạn mua, bằng USDT khi bạn bán. Bạn không bao giờ phải trả thêm ngoài số đó.
* Mức phí được cố định khi lệnh của bạn được chấp nhận. Thay đổi về sau không đụng đến các lệnh đã nằm trong sổ lệnh.
* Phí được làm tròn lên đến đơn vị nhỏ nhất của tài sản, nên có thể lệch so với tỷ lệ chính xác ít hơn một đơn vị đó.
* Đặt, sửa và hủy lệnh không mất phí.

Mức phí của riêng bạn hiện trên màn hình giao dịch, và phí của một lệnh hiện trong phần xem trước trước khi bạn gửi lệnh.

### Ví dụ

Bạn mua 0,01 BTC ở giá 60.000 USDT bằng lệnh thị trường. Bạn trả 600 USDT. Với mức 0,1%, phí là 0,00001 BTC trong phần bạn nhận, và
0,00999 BTC vào tài khoản của bạn.

## Hợp đồng

Phí: {{contractFees}}, tính trên giá trị giao dịch, bằng USDT, trừ từ tài khoản hợp đồng. Thanh lý một phần còn tốn phí thanh lý được nêu ở từng
hợp đồng; phí này được chuyển vào quỹ bảo hiểm. Phí funding do khách hàng trả cho nhau; sàn không giữ phần nào.

## Lệnh tăng/giảm

Mức phí nêu ở từng thời hạn, tính trên số tiền. Phí được trả lại khi giá thanh toán bằng giá thực hiện và khi lệnh vô hiệu. Mức sàn thu được trung bình được nêu bên cạnh.

## Nạp và rút tiền

Nạp tiền không mất phí. Nhờ gửi trả lại một khoản nạp chưa dùng tốn {{returnFee}} USDT.

Rút tiền tốn {{withdrawFee}} số tiền rút, trừ ngay trong số đó: ai rút {{withdrawMin}} USDT thì nhận ít hơn đúng phần đó. Đây là điều khoản
của hôm nay. Một khoản nạp giữ điều khoản lúc nó được nạp vào, và ở điểm nào điều khoản hôm nay có lợi hơn cho bạn thì áp dụng điều khoản hôm nay.

## Mua và quy đổi coin

Tỷ giá hiện trên trang trước khi bạn đồng ý, và không có phí nào khác. Tỷ giá gồm một phần dành cho sàn: {{conversionSpread}} của giá chỉ số khi
quy đổi, và mức nêu trên trang khi mua coin.

## Ký gửi, vay và coin mới

Ký gửi và coin mới không mất phí. Ai lấy lại tiền ký gửi sớm thì mất phần được nêu trong điều khoản của lệnh. Khoản vay tốn đúng mức mà điều khoản
của nó nêu ([Hợp đồng vay](/text?id=9)), và không có phí nào ngoài đó.
`,
    },
    7: {
      title: 'Cách kiểm chứng sổ sách',
      markdown: `
Bạn không cần phải tin những gì chúng tôi nói về số dư. Bạn có thể tự tính.

## Có gì để kiểm tra

Sàn giữ nhật ký thành các khối được đánh số. Mỗi khối mang dấu vân tay của khối trước nó, nên không dòng nào có thể bị đổi, xóa hay chèn vào
mà không làm hỏng mọi dấu vân tay phía sau. Theo từng khoảng, sàn ghi một **điểm kiểm tra**: nhật ký đã đến đâu, dấu vân tay của nhật ký, và một
dấu vân tay của toàn bộ trạng thái (mọi số dư, lệnh và giá), có chữ ký.

## Cách kiểm tra

Ai có bản sao các tệp nhật ký và chương trình thì chạy

    npx touchstone verify

Chương trình không cần cơ sở dữ liệu, không cần mạng và không cần máy chủ. Nó đọc cả hai thế giới, thật và demo, từ mục đầu tiên, áp dụng lại
mọi câu lệnh và so sánh dấu vân tay tự tính với từng điểm kiểm tra có chữ ký. Nếu có gì khác biệt, nó dừng lại và nêu số của mục nhật ký.

## Điều đó chứng minh gì

* Sổ sách được suy ra từ các câu lệnh đã ghi và không từ gì khác.
* Không mục nào bị sửa sau khi điểm kiểm tra của nó được ký.
* Bên nợ và bên có cân bằng với mọi tài sản, và không số dư nào của khách hàng từng xuống dưới không.

## Điều đó không chứng minh gì

* Rằng một câu lệnh do đúng người được ghi là người ra lệnh đưa ra. Phiên và mật khẩu nằm ngoài nhật ký.
* Rằng bên vận hành cho mọi người xem cùng một nhật ký, trừ khi các điểm kiểm tra còn được giữ ở nơi bên vận hành không với tới. Hãy giữ lại
  những điểm bạn đã thấy.
* Rằng coin tồn tại bên ngoài. Trong môi trường thử nghiệm thì không có coin nào.

## Các mục của riêng bạn

*Sổ cái* liệt kê mọi thay đổi số dư của bạn cùng vị trí của nó trong nhật ký. Với con số đó, bạn tìm được đúng câu lệnh đã gây ra thay đổi.
`,
    },
    8: {
      title: 'Nhà tạo lập thị trường của sàn',
      markdown: `
Sổ lệnh không có lệnh thì không dùng được, nên bên vận hành đặt một số lệnh. Bạn nên biết chính xác bằng cách nào.

## Tài khoản

Sàn giao dịch từ một tài khoản tên là *liquidity*. Mỗi khoản bên vận hành nạp vào đó là một mục trong nhật ký, và số dư cùng lợi nhuận của nó được
suy ra từ nhật ký như của bất kỳ ai. Lịch sử khớp lệnh của chính bạn cho biết khi nào bên kia là tài khoản của sàn.

## Những gì được phép làm

* Đặt **lệnh giới hạn Post-only** ở cả hai bên giá chỉ số, mỗi bên mười hai mức ở thị trường giao ngay và mười mức ở hợp đồng, nhiều nhất một lần
  đổi báo giá mỗi thị trường mỗi giây.
* Ở thị trường giao ngay, khi thị trường yên, báo giá tốt nhất của nó cách giá chỉ số khoảng 0,02%. Khi giá đi nhanh, báo giá đứng xa hơn, đến
  0,25%. Ở hợp đồng, khoảng cách tùy theo loại công cụ.
* Nó nghiêng báo giá một chút ngược với lượng đang nắm giữ: sau khi mua nhiều, nó trả giá mua thấp hơn.

## Những gì không được phép làm

* Nó **không được ưu tiên**: lệnh của bạn cùng giá mà đến trước thì khớp trước.
* Nó **không có thông tin sớm**: nó đọc cùng giá chỉ số và cùng sổ lệnh như bạn, và không thấy lệnh dừng của ai.
* Nó trả **cùng mức phí** như một khách hàng mới.
* Nó không thể giao dịch thứ nó không có, không thể xuống dưới không, và không thể hủy một giao dịch đã diễn ra.

## Các lệnh của chính môi trường thử nghiệm

Trong môi trường thử nghiệm, một tài khoản thứ hai được công bố, *sandboxFlow*, gửi các lệnh nhỏ vào những thời điểm ngẫu nhiên để thị trường
chuyển động. Các lệnh này khớp ngay hoặc không khớp. Giao dịch mà cả hai bên là tài khoản của sàn được đánh dấu, để bạn có thể loại ra khi
đánh giá khách hàng khác giao dịch nhiều đến đâu.

Ở đó, ngoài một lần thay đổi mỗi giây, trong sổ lệnh đang có người xem, khối lượng của vài mức giá của sàn được rút lại ngẫu nhiên tối đa bốn lần
mỗi giây. Giá giữ nguyên, phần đã khớp được chào lại, và không mức nào lớn hơn mức sàn đã
quyết định.

## Xung đột lợi ích

Khi bạn giao dịch với sàn, sàn lỗ thì bạn lãi và ngược lại. Điều đó đúng với mọi nhà tạo lập thị trường. Sự bảo vệ không nằm ở lời hứa thiện chí;
nó nằm ở chỗ các quy tắc trên là một phần của chương trình mà ai cũng có thể chạy lại.
`,
    },
    9: {
      title: 'Hợp đồng vay',
      markdown: `
## 1. Ai cho vay, và cho vay gì

Công ty có tên trong điều khoản khoản vay của bạn cho bạn vay USDT. Tiền đến từ quỹ cho vay, quỹ này do hai nhân viên vận hành cấp tiền từ ngân
quỹ riêng của sàn; tiền của khách hàng không bao giờ được đem cho vay. Khoản vay được giải ngân vào tài khoản vốn của bạn, và từ lúc đó bạn được
sử dụng khoản vay trong khuôn khổ hợp đồng này.

## 2. Cách bạn nhận khoản vay

1. Bạn xin vay một số tiền, khai bạn là ai và thu nhập bao nhiêu, và gửi sáu ảnh. Cần có xác minh cơ bản; cấp của bạn quyết định bạn được nợ bao
   nhiêu cùng lúc. Bạn phải từ 18 tuổi trở lên.
2. Hai người xem xét đơn của bạn. Họ có thể duyệt ít hơn số bạn xin, hoặc không duyệt; nếu từ chối thì nêu rõ lý do.
3. Những gì bạn khai được giữ ở dạng mã hóa. Đơn điền dở bị xóa khi bạn gửi đơn, hoặc sau 30 ngày. Ảnh giấy tờ của bạn và chứng từ thanh toán
   được giữ năm năm sau khi bạn gửi, các ảnh khác ba năm.

## 3. Chi phí

1. Một ngày là mỗi 24 giờ **đã bắt đầu** kể từ khi khoản vay được giải ngân.
2. Những ngày miễn lãi trong điều khoản của bạn không tốn gì. Mỗi ngày sau đó đã bắt đầu tốn lãi suất ngày tính trên vốn gốc bạn còn nợ lúc ngày đó
   bắt đầu, làm tròn lên đến đơn vị nhỏ nhất. Tiền lãi không sinh lãi.
3. Sau ngày cuối cùng, khoản vay hết hạn. Sau những ngày ân hạn, khoản vay quá hạn: mỗi ngày bắt đầu từ đó tốn mức phí trễ hạn tính trên vốn gốc bạn còn
   nợ, ngoài lãi suất ngày.
4. **Toàn bộ tiền lãi và phí trễ hạn cộng lại không bao giờ vượt quá số tiền bạn được vay.** Bạn không bao giờ nợ quá hai lần số đó.
5. Không có phí nào khác, và trả sớm không tốn gì: những ngày chưa bắt đầu không bị tính trên phần bạn đã trả.

Trước khi bạn ký, trang hiện tiền lãi của cả kỳ hạn, lãi suất năm, chi phí từng ngày nếu bạn không trả gì, và số tiền nhiều nhất mà bạn có thể nợ.

## 4. Trả nợ

1. Bạn có thể trả bất kỳ số tiền nào vào bất kỳ lúc nào. Khoản trả trước hết vào phí trễ hạn, rồi đến tiền lãi, rồi đến vốn gốc, và không bao
   giờ lấy quá số bạn nợ.
2. Bạn trả từ tài khoản vốn, hoặc trả vào ngân hàng rồi tải chứng từ lên. Hai người đối chiếu chứng từ với sao kê ngân hàng; khi đó khoản trả được
   tính từ lúc bạn tải chứng từ lên. Mỗi dòng của sao kê chỉ được tính một lần.
3. Tiền lãi và phí trễ hạn vào tài khoản phí của sàn, vốn gốc trở về quỹ cho vay.

## 5. Bạn được làm gì với khoản vay

Nơi điều khoản khoản vay của bạn ghi rằng khoản vay không được rời khỏi sàn, bạn không thể rút nhiều đến mức phần còn lại có giá trị thấp hơn số
bạn nợ. Số bạn nợ được trừ khỏi số bạn có khi xác định bạn được rút bao nhiêu.

## 6. Nếu bạn không trả

Phí trễ hạn được tính như ở mục 3. Không có gì bị bán và tiền của người khác không phải trả thay: khoản lỗ thuộc về quỹ cho vay. Sàn có thể xóa nợ cho một
khoản vay; khi đó không còn gì phải trả. Khoản vay quá hạn làm giảm điểm tín nhiệm của bạn.

## 7. Thay đổi

Điều khoản bạn đã ký giữ nguyên cho khoản vay của bạn đến hết. Điều khoản khác chỉ áp dụng cho các đơn sau này.

## Điều khoản đang có hiệu lực

{{loans}}
`,
    },
    10: {
      title: 'Quy định điểm danh hằng ngày',
      markdown: `
## 1. Chu kỳ

1. Một chu kỳ có bảy ngày. Chu kỳ bắt đầu vào ngày bạn điểm danh lần đầu, và vào ngày bạn điểm danh lần đầu sau khi chu kỳ trước đã hết.
2. Một ngày bắt đầu và kết thúc lúc nửa đêm ở Hồng Kông (UTC+8), dù bạn ở đâu.
3. Bạn có thể điểm danh mỗi ngày một lần. Ngày bạn không điểm danh vẫn là ngày chưa điểm danh: không thể điểm danh bù, và ngày đó không dời cũng không
   kết thúc chu kỳ.
4. Mọi người có tài khoản đều được điểm danh, dù đã xác minh hay chưa.

## 2. Phần thưởng

{{rewards}}

1. Mỗi ngày bạn đã điểm danh có phần thưởng của ngày đó. Bạn nhận phần thưởng một lần duy nhất, vào tài khoản vốn, khi chọn **Nhận** trước khi
   ngày thứ bảy của chu kỳ kết thúc. Sau đó phần thưởng bị mất.
2. Một chu kỳ giữ những phần thưởng có hiệu lực khi chu kỳ bắt đầu, dù về sau có quyết định gì.
3. Phần thưởng được trả từ một ngân sách trích lập từ tiền riêng của sàn. Phần còn lại được hiện bên cạnh các ngày. Khi ngân sách đã hết, không
   trả gì cho đến khi được cấp thêm; không phần thưởng nào được trả bằng tiền của khách hàng.

## 3. Trước khi bạn có thể nhận

1. Xác minh cơ bản của bạn phải được duyệt. Tài khoản demo không có xác minh nên không bị đòi hỏi điều này.
2. Phần thưởng điểm danh và ưu đãi cộng lại không bao giờ vượt quá phần phí giao dịch của chính bạn được nêu ở trên. Ai chưa trả khoản phí nào kể từ khi
   các quy định này có hiệu lực thì chưa thể nhận phần thưởng; trang cho biết còn thiếu bao nhiêu trước khi bạn điểm danh.
3. Tài khoản bị đóng băng không nhận gì trong thời gian bị đóng băng.

Điểm danh không mất phí và không ràng buộc bạn điều gì. Đừng giao dịch để nhận phần thưởng: phí của việc đó cao ít nhất gấp mười lần phần thưởng mà phí ấy
cho phép nhận.

## 4. Thay đổi

Hai nhân viên vận hành quyết định những con số này, và quyết định là một mục của nhật ký. Quyết định có hiệu lực cho các chu kỳ bắt đầu sau nó.
`,
    },
    11: {
      title: 'Điều khoản ký gửi',
      markdown: `
## 1. Ký gửi là gì

Bạn dành riêng USDT trong tài khoản ký gửi của mình trong một số ngày cố định. Với mỗi ngày trọn vẹn, bạn nhận một khoản lợi tức. Số tiền bạn ký gửi (vốn
gốc) vẫn là của bạn và nằm trong tài khoản ký gửi của bạn suốt thời gian đó, hiện là đóng băng. Không ai đầu tư, cho vay hay giao dịch bằng số tiền đó,
và không chương trình nào quyết định về nó.

## 2. Lợi tức đến từ đâu

Từ tiền riêng của sàn. Khi bán, **toàn bộ** lợi tức cho lệnh của bạn được chuyển từ ngân quỹ của sàn sang một tài khoản trích lập; khi ngân quỹ
không có đủ, không bán gì (“Đã bán hết”). Mỗi ngày được trả từ tài khoản trích lập đó và không từ nơi nào khác. Ngân quỹ nhận vốn của bên vận
hành, và nhận lại phần đã trích lập mà không cần đến: không có gì khách hàng đã trả đi vào đó. Bạn có thể đọc cả hai tài khoản trong sổ cái, và
trang của mỗi sản phẩm cho thấy số đã trích lập so với số phải trả.

Lợi tức không được bảo đảm ngoài phần đã trích lập cho lệnh của bạn, và lợi tức trước đó không kéo theo lợi tức nào nữa.

## 3. Bạn được trả gì

1. Một ngày là 24 giờ, tính từ thời điểm bạn mua.
2. Mỗi ngày trọn vẹn trả lợi suất của ngày đó trên vốn gốc, làm tròn xuống đến đơn vị nhỏ nhất. Lợi tức là lãi đơn: lợi tức không sinh thêm gì.
3. Ngày cuối bù phần mà việc làm tròn các ngày khác để dư, nên tất cả các ngày cộng lại đúng bằng lợi tức đã hứa.
4. Lợi tức được trả vào tài khoản ký gửi của bạn và khả dụng ngay.
5. Sau ngày cuối, vốn gốc tự khả dụng trở lại, bạn không cần làm gì.

## 4. Nếu bạn muốn lấy lại tiền sớm hơn

1. Bạn có thể yêu cầu tất toán sớm bất kỳ lúc nào, kể cả ngay sau khi mua. Từ lúc đó không trả cho ngày nào nữa.
2. Việc tất toán kéo dài số ngày mà điều khoản trong lệnh của bạn ghi. Sau đó vốn gốc khả dụng trở lại, trừ phần mà điều khoản của bạn ghi, phần này
   thuộc về sàn dưới dạng phí.
3. Lợi tức đã trả trước đó vẫn là của bạn. Phần trích lập cho các ngày còn lại trở về ngân quỹ.
4. Yêu cầu tất toán sớm không thể rút lại.

Vì vậy trường hợp xấu nhất là: bạn tất toán trước khi hết ngày đầu tiên, không nhận lợi tức nào, và mất phần vốn gốc nêu bên dưới.

## 5. Các sản phẩm đang có hiệu lực

{{hosting}}

Lợi suất là lãi đơn, lợi tức một ngày tính theo phần của vốn gốc; mức tối thiểu và tối đa áp dụng cho một lệnh và tính bằng USDT. Số còn có thể
bán là số nhỏ hơn trong hai số: phần còn lại trong sức chứa của chính sản phẩm, và số vốn gốc mà ngân quỹ còn có thể trích lập toàn bộ lợi tức.

## 6. Thay đổi

Hai nhân viên vận hành quyết định một sản phẩm hoặc một thay đổi của nó, và quyết định là một mục của nhật ký. Thay đổi áp dụng cho các lệnh sau nó:
**lệnh của bạn giữ điều khoản lúc bạn mua.** Mỗi lần mua nêu phiên bản đã hiện cho bạn, và bị từ chối khi phiên bản đó không còn hiệu lực.
`,
    },
    101: {
      title: 'Mở tài khoản',
      markdown: `
1. Chọn **Đăng ký** và quyết định đăng nhập bằng điện thoại hay email.
2. Chọn quốc gia của bạn. Về sau không thể thay đổi.
3. Nhập số điện thoại hoặc địa chỉ email và yêu cầu mã. Trong môi trường thử nghiệm không có gì được gửi đi: hãy mở **hộp thư đi** bên cạnh ô nhập mã.
4. Chọn mật khẩu và nhập hai lần. Độ dài cho phép được ghi dưới ô nhập.
5. Nếu có người mời bạn, hãy nhập mã của họ; nếu không, để trống ô đó.
6. Đánh dấu đồng ý với thỏa thuận và chọn **Mở tài khoản**. Bạn được đăng nhập ngay.

**Nếu bạn thấy “Không thể đăng ký với thông tin này”**, có lẽ địa chỉ đó đã có tài khoản. Hãy thử đăng nhập, hoặc đặt mật khẩu mới. Chúng tôi không
nói thêm, để người lạ không thể biết ai đã đăng ký.
`,
    },
    102: {
      title: 'Mã xác minh',
      markdown: `
Mã có sáu chữ số, có hiệu lực trong năm phút và dùng được một lần, cho một mục đích duy nhất: mã để đăng ký không thể đổi mật khẩu.

* Bạn có thể yêu cầu mã khác sau 60 giây. Chỉ mã mới nhất dùng được.
* Sau năm lần đoán sai, mã hết hiệu lực. Hãy yêu cầu mã mới.
* Nhiều nhất năm mã mỗi giờ được gửi cho một tài khoản.

**Không nhận được mã?** Hãy kiểm tra xem có gõ nhầm không và xem thư mục thư rác. Khi bạn quên mật khẩu, không có tin nào được gửi đến địa chỉ
không có tài khoản. Trong môi trường thử nghiệm, mã chỉ xuất hiện trong hộp thư đi, không bao giờ trong hộp thư thật, trừ khi bên vận hành đã kết nối
một máy chủ thư.
`,
    },
    103: {
      title: 'Mật khẩu và các phiên của bạn',
      markdown: `
Độ dài cho phép của mật khẩu đăng nhập được ghi dưới ô nhập. Những mật khẩu đã biết từ các vụ rò rỉ dữ liệu, các dãy phím đơn giản, và tên hay số
của chính bạn đều bị từ chối. Hãy dùng trình quản lý mật khẩu, và không dùng mật khẩu này ở nơi nào khác.

* Năm lần nhập sai mật khẩu từ một nơi khóa tài khoản tại nơi đó trong 15 phút. Năm mươi lần liên tiếp từ bất kỳ đâu khóa tài khoản trong
  một ngày; đặt mật khẩu mới bằng mã sẽ gỡ khóa đó.
* Một phiên kết thúc 15 phút sau lần cuối bạn dùng, và sau 12 giờ trong mọi trường hợp. Màn hình giao dịch đang mở được tính là đang dùng.
* Khi bạn đổi mật khẩu, mọi phiên khác của bạn kết thúc.
* Danh sách phiên cho thấy thiết bị, địa chỉ và thời gian. Hãy kết thúc phiên nào bạn không nhận ra, rồi đổi mật khẩu.
`,
    },
    104: {
      title: 'Mật khẩu giao dịch',
      markdown: `
Ngoài mật khẩu đăng nhập còn có một mật khẩu thứ hai gồm đúng **sáu chữ số**. Nếu không có, sàn từ chối lệnh với thông báo “Vui lòng vào trung tâm
người dùng để đặt mật khẩu giao dịch”.

Đặt mật khẩu này trong *Trung tâm người dùng → Trung tâm bảo mật* bằng cách nhập hai lần. Ngày sinh, chữ số lặp lại và các dãy như 123456 bị từ
chối, vì kẻ trộm thử những thứ đó trước tiên.

## Đổi mật khẩu giao dịch

Cũng ở đó, với một mã và câu trả lời cho câu hỏi bảo mật của bạn, nếu bạn đã đặt. Nơi bên vận hành cho xét duyệt các thay đổi, một nhân viên xem
trước; dù thế nào, việc rút tiền cũng bị tạm dừng trong khoảng thời gian mà trang cho biết trước khi bạn gửi. Nhờ đó bạn có thời gian nhận ra một
thay đổi không phải do bạn.
`,
    },
    105: {
      title: 'Tiền thử nghiệm',
      markdown: `
Tiền trong hệ thống này là tiền mô phỏng. Hãy xin ở *Tài sản của tôi*: chọn loại tiền và số lượng. Có mức tối đa cho mỗi yêu cầu và mỗi ngày, để
không một tài khoản nào có thể vét sạch thị trường của những người khác.

Tiền thử nghiệm là một mục trong nhật ký như mọi thứ khác: tiền đến từ tài khoản *external*, và bạn thấy nó trong sổ cái với tên *Tiền thử nghiệm*. Tiền này
không đòi hỏi giá trị giao dịch, có thể rút qua mạng riêng của môi trường thử nghiệm như các loại tiền mô phỏng khác, và biến mất khi bên vận hành khởi
động lại môi trường thử nghiệm từ đầu. Bên ngoài, nó không có giá trị gì.
`,
    },
    106: {
      title: 'Các loại lệnh',
      markdown: `
**Giới hạn.** Mua hoặc bán ở giá của bạn hoặc tốt hơn. Phần không khớp ngay được thì chờ trong sổ lệnh.

**Thị trường.** Mua hoặc bán ngay, ở các mức giá trong sổ lệnh. Bạn nhập số lượng coin hoặc số lượng USDT. Lệnh đi xa giá tốt nhất nhiều nhất
0,5% trừ khi bạn chọn giới hạn khác (đến 2%); phần còn lại bị hủy.

**Dừng giới hạn** và **dừng thị trường.** Các lệnh này chờ ngoài sổ lệnh cho đến khi giá giao dịch gần nhất chạm giá dừng của bạn, rồi trở thành lệnh
giới hạn hoặc lệnh thị trường. Số tiền chúng cần được giữ riêng ngay, để sẵn có khi lệnh kích hoạt.

**Trailing stop.** Một lệnh dừng thị trường có mức kích hoạt bám theo giá tốt nhất kể từ khi lệnh bắt đầu, với khoảng cách bạn nhập bằng giá hoặc từ 0,01%
đến 20%. Khi bán, mức này tăng theo giá cao nhất và không bao giờ giảm; khi mua, nó giảm theo giá thấp nhất và không bao giờ tăng. Lệnh có thể bắt đầu ở
một giá bạn nêu. Không thể sửa lệnh, chỉ có thể hủy.

**Tảng băng.** Một lệnh giới hạn mà sổ lệnh mỗi lần chỉ hiện một phần, ít nhất một phần hai mươi. Khi phần đó khớp, phần tiếp theo xếp sau mọi lệnh
khác ở giá đó. Số tiền được giữ là cho cả lệnh.

**Lệnh này hủy lệnh kia.** Một lệnh giới hạn post-only và một lệnh dừng cùng thị trường, cùng bên và cùng khối lượng. Cả hai cùng giữ số tiền mà lệnh cần
nhiều hơn phải có. Ngay khi một lệnh khớp, dù chỉ một phần, kích hoạt hoặc kết thúc, lệnh kia bị hủy; hủy một lệnh là hủy cả hai.

**Chốt lời và cắt lỗ.** Trên thị trường giao ngay, một lệnh mua có thể kèm theo chúng: một lệnh giới hạn cao hơn giá mua, một lệnh dừng thấp hơn giá
mua, hoặc cả hai, trong đó lệnh này hủy lệnh kia. Chúng được đặt khi lệnh mua đã kết thúc, cho phần đã mua được; trước đó chúng không giữ gì. Với hợp
đồng, chúng thuộc về vị thế: giá đánh dấu kích hoạt chúng, và chúng đóng toàn bộ vị thế theo giá thị trường.

## Lệnh tồn tại bao lâu

| | |
|---|---|
| GTC | cho đến khi khớp hết hoặc bạn hủy |
| GTD | đến thời điểm bạn chọn, từ một phút đến 366 ngày sau; cho lệnh giới hạn và lệnh dừng. Phần còn mở khi đó hết hạn |
| IOC | khớp ngay phần có thể và hủy phần còn lại |
| FOK | khớp toàn bộ ngay hoặc không khớp |
| Post-only | chỉ vào sổ lệnh; bị từ chối nếu sẽ khớp ngay |

## Vì sao lệnh bị từ chối

* **Quá xa thị trường.** Giá giới hạn được cách giá chỉ số nhiều nhất 5% với BTC và ETH, 10% với các coin khác.
* **Quá nhỏ hoặc quá lớn.** Mỗi thị trường nêu giới hạn của mình ở *Thông tin*, cạnh biểu đồ.
* **Số dư không đủ.** Hãy nhớ rằng các lệnh mở giữ số tiền chúng cần.

Các lệnh của chính bạn không bao giờ khớp với nhau: trừ khi bạn chọn khác, lệnh mới hơn bị hủy khi chúng sắp gặp nhau.
`,
    },
    107: {
      title: 'Đọc sổ lệnh',
      markdown: `
Nửa trên cho thấy những gì đang được chào bán, nửa dưới là những gì đang được hỏi mua, giá tốt nhất ở giữa. Mỗi dòng gồm một mức giá, số lượng đang chờ ở đó,
và tổng của mọi dòng cho đến dòng đó. Các thanh thể hiện tổng này.

* **Chênh lệch** là khoảng cách giữa hai mức giá tốt nhất. Chênh lệch nhỏ nghĩa là mua rồi bán ngay tốn ít.
* **Gộp giá** gộp các mức giá kề nhau để bạn thấy xa hơn. Nó đổi cách hiển thị, không đổi sổ lệnh.
* Ở cùng một giá, ai đến trước thì khớp trước. Giảm khối lượng lệnh thì giữ chỗ; đổi giá hoặc tăng khối lượng thì lệnh xuống cuối hàng đợi.

Nếu nhãn cho biết dữ liệu đã cũ, kết nối đã bị gián đoạn. Giá bị làm xám và không thể nhấp cho đến khi sổ lệnh đầy đủ trở lại.
`,
    },
    108: {
      title: 'Một giao dịch tốn bao nhiêu',
      markdown: `
Hai thứ: phí, {{spotTaker}} với tài khoản mới lấy những gì đang chờ trong sổ lệnh, và chênh lệch giá.

Phần xem trước phía trên nút tính cả hai trước khi bạn gửi lệnh: giá trung bình bạn sẽ có lúc này, giá đó cách giá tốt nhất bao xa, phí, và số tiền vào
tài khoản của bạn. Phần này được tính bằng chính những quy tắc sẽ khớp lệnh, nhưng sổ lệnh có thể thay đổi trong lúc đó. Dòng *trường hợp xấu nhất* cho
biết kết quả có thể xấu đến đâu trong giới hạn của bạn.

Phí được trừ từ phần bạn nhận. Mọi chi tiết có ở trang [Phí](/text?id=6).
`,
    },
    109: {
      title: 'Khả dụng và đóng băng',
      markdown: `
**Khả dụng** là số bạn dùng được lúc này. **Đóng băng** là số được giữ cho việc bạn đã bắt đầu: USDT của lệnh mua và coin của lệnh bán, ký quỹ của
vị thế và của lệnh hợp đồng, số tiền của lệnh tăng/giảm, các khoản rút đang xử lý, tiền ký gửi, các đăng ký mua đang xét duyệt, và coin đang trong
thời gian khóa. Số đó vẫn là của bạn. Số mà một lệnh giữ khả dụng trở lại ngay khoảnh khắc lệnh bị hủy hoặc khớp với số ít hơn.

Số đóng băng không phải là ước tính. Chính xác đến từng đơn vị, đó là tổng số mà tất cả những thứ đó cần, và sàn kiểm tra điều này với mọi tài
khoản. Giá trị tính bằng USDT dùng giá gần nhất và chỉ để tham khảo.
`,
    },
    110: {
      title: 'Sổ cái: lần theo tiền của bạn',
      markdown: `
*Sổ cái* cho thấy mọi thay đổi số dư của bạn, mới nhất ở trên: thời gian, loại tiền, lý do, thay đổi, số dư sau đó, và vị trí trong nhật ký.

Mỗi loại mục có tên riêng, và bạn có thể lọc theo tên đó: tiền thử nghiệm, giao dịch, phí, funding, nạp tiền, rút tiền, chuyển tiền, lợi tức ký gửi, các
khoản chi trả của khoản vay, phần thưởng và những loại khác. Dòng bên cạnh cho biết mục đó thuộc về đâu.

Giữ và giải phóng tiền cho các lệnh mở chỉ chuyển tiền giữa *khả dụng* và *đóng băng*; tổng của bạn không đổi.

Vị trí trong nhật ký là số của câu lệnh đã gây ra thay đổi. Ai phát lại nhật ký cũng thấy cùng thay đổi đó ở cùng số đó.
Xem [Cách kiểm chứng sổ sách](/text?id=7).
`,
    },
    111: {
      title: 'Khi không nhận được câu trả lời',
      markdown: `
Đôi khi kết nối bị ngắt giữa lúc gửi lệnh và lúc thấy câu trả lời. Lệnh có thể đã được ghi, hoặc chưa.

Ứng dụng web gán cho mỗi lệnh một số riêng trước khi gửi, và hỏi lại với cùng số đó. Sàn không thực hiện cùng một số hai lần: trong khoảng một giờ sàn
lặp lại câu trả lời đầu tiên, sau đó sàn báo “Việc này đã được thực hiện trước đó” và nêu mục nhật ký. Vì vậy lệnh trùng không thể phát sinh từ một kết nối bị ngắt.

Nếu bạn tự dùng các lệnh gọi API, hãy gửi *cid* riêng của bạn kèm mỗi lệnh, và gửi lại đúng cid đó khi bạn hỏi lại. Cùng một *cid* với nội dung khác
bị từ chối vì xung đột. Một *cid* được nhớ trong 25 giờ; nếu *cid* của bạn là UUID phiên bản 7, một *cid* cũ hơn bị từ chối và không được thực hiện lại.
`,
    },
    112: {
      title: 'Thật và demo',
      markdown: `
Sàn chạy hai hệ thống tách biệt, mỗi hệ thống có nhật ký, sổ sách và tiền riêng. Tài khoản của bạn giao dịch trong hệ thống thật, mà trong môi trường
thử nghiệm chỉ chứa tiền mô phỏng. Hệ thống demo chạy bên cạnh, trên cùng các mức giá.

* **Vào**: *Thật* và *Demo* ở đầu mọi trang; nếu không có tài khoản, *Giao dịch ngay với tiền mô phỏng* trên trang chủ hoặc ở trang đăng nhập. Tài khoản
  demo bắt đầu với 100.000 USDT tiền mô phỏng, và *Tài sản của tôi* nạp đầy lại.
* **Ở đó**: cùng các màn hình. Một dải màu hổ phách trên mọi trang cho biết bạn đang ở đâu. Nạp tiền, rút tiền, mua coin, địa chỉ, vay, lời mời,
  xác minh, trò chuyện với bộ phận hỗ trợ và những gì bảo vệ tài khoản của bạn không dùng được ở đó.
* **Ra**: *Thoát demo*. Những gì bạn có ở đó được giữ cho lần sau. Khách không có tài khoản không thể quay lại, và bị quên đi.

Không bút toán nào có thể chuyển tiền giữa hai hệ thống, và không lệnh, bản ghi hay phiên nào của hệ thống này dùng được trong hệ thống kia.
`,
    },
    113: {
      title: 'Giữ an toàn',
      markdown: `
* Chúng tôi không bao giờ hỏi mật khẩu, mật khẩu giao dịch hay mã của bạn: không qua email, không qua điện thoại, không trong trò chuyện.
* Hãy kiểm tra địa chỉ trong trình duyệt trước khi đăng nhập.
* Tin nhắn về một mã bạn không yêu cầu nghĩa là có người đã gõ địa chỉ của bạn. Họ không làm được gì nếu không có mã.
* Hãy dùng một mật khẩu mà bạn không dùng ở nơi nào khác.
* Hãy đăng xuất trên thiết bị dùng chung, và thỉnh thoảng xem danh sách phiên của bạn.
* Ai hứa lợi nhuận chắc chắn thì người đó đang nói dối, dù mang tên gì.
`,
    },
    114: {
      title: 'Dùng các lệnh gọi API từ chương trình',
      markdown: `
Mọi màn hình hoạt động qua chính những lệnh gọi API mở cho bạn. Trang \`/docs\` của máy chủ này liệt kê chúng cùng các trường.

* Đăng nhập bằng *userLogin* và gửi mã phiên trong header *x-token* (nên dùng) hoặc trong trường *token*.
* Số lượng và giá là chuỗi thập phân. Đừng chuyển chúng thành số dấu phẩy động.
* Gửi *cid* kèm mọi thứ làm thay đổi tiền.
* Dữ liệu trực tiếp đến qua một WebSocket; mã phiên nằm trong tin nhắn đầu tiên, không bao giờ nằm trong địa chỉ.

Giới hạn theo giây được báo bằng mã 4029 kèm số giây cần chờ.
`,
    },
    115: {
      title: 'Hợp đồng, đòn bẩy và ký quỹ',
      markdown: `
Hợp đồng là một cược vào giá, thanh toán bằng USDT. Bạn không sở hữu coin, kim loại hay cổ phiếu nào; bạn lãi hoặc lỗ theo mức giá thay đổi.

* **Long** lãi khi giá tăng, **Short** lãi khi giá giảm.
* Một **lô** là một khối lượng được nêu rõ, ví dụ 0,0001 BTC. Mọi khối lượng là số nguyên lô.
* **Đòn bẩy** cho biết bạn dành riêng bao nhiêu so với giá trị: ở mức 10×, một vị thế trị giá 1.000 USDT cần 100 USDT **ký quỹ**. Đòn bẩy cao hơn nghĩa
  là một biến động nhỏ hơn đã lấy hết số đó.
* Ký quỹ **cô lập**: một vị thế có thể mất ký quỹ của chính nó và không mất gì khác. Bạn có thể thêm vào hoặc lấy ra. **Chéo**: toàn bộ tài khoản hợp
  đồng đứng sau tất cả các vị thế chéo cùng nhau.

Hợp đồng được giao dịch từ tài khoản hợp đồng. Trước tiên hãy chuyển tiền vào đó ở mục *Chuyển tiền*.

## Phần xem trước cho biết gì

Trước khi gửi lệnh, bạn thấy ký quỹ, phí, giá trung bình, và vị thế như nó sẽ có: giá vào, giá thanh lý, tỷ lệ rủi ro và số nhiều nhất bạn có thể
mất. Sau đó chính phép tính ấy chạy trong sàn.

## Đòn bẩy và chế độ

Chúng thuộc về bạn và một hợp đồng, không thuộc về một lệnh. Khi có vị thế mở hoặc lệnh mở, lệnh có giá trị khác bị từ chối. Hãy hủy các lệnh mở
trong hợp đồng đó, rồi thay đổi cả hai bằng *Đòn bẩy*.

## Khi thị trường đóng cửa

Mọi hợp đồng, trừ hợp đồng trên coin, có giờ giao dịch, nêu ở từng hợp đồng. Khi đóng cửa, không thể mở hay đóng gì, và không có gì bị thanh lý;
vẫn có thể hủy lệnh, thêm ký quỹ, thay đổi chốt lời và cắt lỗ. Giá có thể nhảy giữa lúc đóng và lúc mở cửa.
`,
    },
    116: {
      title: 'Giá đánh dấu, funding và thanh lý',
      markdown: `
## Giá đánh dấu

Lãi lỗ và thanh lý được xét theo **giá đánh dấu**, không theo giao dịch gần nhất. Đó là mức ở giữa trong ba mức: giá chỉ số cộng phần funding sắp tới, giá
chỉ số cộng khoảng cách trung bình từ sổ lệnh của chúng tôi đến nó, và giao dịch gần nhất; và nó không bao giờ đi xa giá chỉ số hơn một giới hạn
được công bố. Một giao dịch đơn lẻ trong sổ lệnh của chúng tôi không thể khiến bạn bị thanh lý.

## Funding

Hợp đồng vĩnh cửu không có ngày kết thúc. Cứ tám giờ một bên trả cho bên kia để giá ở gần giá chỉ số: khi tỷ lệ cao hơn 0, bên Long trả cho bên Short. Sàn
không giữ gì. Mức ước tính hiện tại và mọi tỷ lệ trước đây được hiện cùng hợp đồng.

## Hợp đồng có kỳ hạn

Chúng kết thúc vào một thời điểm được nêu rõ, ở mức trung bình của giá chỉ số trong 30 phút cuối. Trong phút cuối chỉ có thể đóng vị thế.

## Thanh lý

**Tỷ lệ rủi ro** = ký quỹ duy trì ÷ tài sản ròng. Ở mức 100% sàn hành động, theo thứ tự này:

1. các lệnh mở của bạn trong hợp đồng bị hủy (chéo: tất cả), rồi sàn xét lại;
2. một vị thế lớn được giảm qua sổ lệnh xuống bậc nhỏ hơn kế tiếp, rồi sàn xét lại;
3. nếu không, quỹ bảo hiểm tiếp quản vị thế ở mức giá mà không còn gì.

Khi thấy tỷ lệ vượt 80%, bạn được cảnh báo trước, trên trang, trong *Tin nhắn* và qua các hình thức bạn đã chọn. Giá có thể nhanh hơn cảnh báo.

Mỗi bước được ghi lại với tất cả con số làm căn cứ quyết định; bạn thấy bảng tính đó cùng vị thế đã đóng, và mọi người thấy mọi lần thanh lý
trong danh sách công khai. Khi quỹ không gánh nổi một vị thế, các vị thế có lãi ở bên kia được đóng đối ứng với nó theo thứ tự được công bố. Các đèn bên cạnh
vị thế cho thấy nó đứng gần đầu hàng đợi đó đến đâu.

Bạn không thể mất nhiều hơn những gì đứng sau vị thế.
`,
    },
    117: {
      title: 'Lệnh tăng/giảm theo thời hạn',
      markdown: `
Bạn chọn một thị trường, một thời hạn và một chiều, rồi đầu tư một số tiền. Khi giá thanh toán ở phía bạn chọn so với giá thực hiện, bạn nhận lại
số tiền và thêm phần chi trả được nêu rõ; khi ở phía kia, số tiền bị mất. Khi hai giá bằng nhau chính xác, bạn nhận lại toàn bộ.

* **Giá thực hiện** là giá chỉ số đầu tiên *sau* lệnh của bạn trong nhật ký. Không ai, kể cả chúng tôi, biết giá đó khi bạn mua.
* **Giá thanh toán** là trung vị của các giá chỉ số trong những giây cuối (5 s khi dưới 5 phút, 30 s đến một giờ), hoặc trung bình của chúng trong
  5 phút cuối với thời hạn dài hơn.
* Nếu thiếu hơn một phần năm số giá đó, lệnh vô hiệu và bạn nhận lại toàn bộ.
* Toàn bộ khoản chi trả được trích lập từ quỹ khi bạn mua. Nếu quỹ không đủ, lệnh bị từ chối.

## Tỷ lệ thắng

Với mức chi trả 85%, bạn phải đúng trong hơn 54 trên 100 lệnh thì mới không mất gì. Bên cạnh mỗi thời hạn có ghi tỷ lệ chính xác, và phần sàn giữ lại trung bình nếu
tăng và giảm có khả năng ngang nhau. Tỷ lệ này không có lợi cho bạn.

## Kiểm tra kết quả

Biên nhận của một lệnh liệt kê mọi mức giá được tính cùng chỗ của nó trong nhật ký, và trình duyệt của bạn tính lại kết quả. Ai có nhật ký cũng làm
được như vậy bằng \`npx touchstone option --order N\`. Không tồn tại câu lệnh nào có thể đặt giá hay đặt kết quả.
`,
    },
    118: {
      title: 'Chuyển tiền giữa các tài khoản của bạn',
      markdown: `
Bạn có các tài khoản riêng biệt, để một khoản lỗ ở sản phẩm này không chạm đến số bạn giữ cho sản phẩm khác:

* **Vốn**: giao dịch giao ngay và mọi thứ nạp vào.
* **Hợp đồng**: ký quỹ của các hợp đồng.
* **Tăng/giảm**: số tiền đầu tư vào các lệnh tăng/giảm.
* **Ký gửi**: những gì bạn ký gửi, và lợi tức của nó.

*Chuyển tiền* di chuyển tiền giữa các tài khoản ngay lập tức và không mất phí. Từ tài khoản hợp đồng, bạn có thể lấy phần mà các vị thế không cần: lỗ chưa
thực hiện của các vị thế chéo phải để lại, lãi chưa thực hiện không thể lấy cho đến khi được thực hiện.
`,
    },
    119: {
      title: 'Nạp tiền, và giá trị giao dịch cần có',
      markdown: `
Trong *Tài sản của tôi → Nạp tiền* bạn thấy một địa chỉ của riêng mình. **Chỉ gửi USDT qua ERC20** đến địa chỉ đó. Coin khác, hoặc USDT qua mạng khác, không
thể lấy lại.

1. Trước tiên bạn thấy điều khoản của việc rút tiền về sau, và thấy địa chỉ sau khi đã xác nhận các điều khoản đó.
2. Một lần chuyển hiện trên trang ngay khi có trong một khối, và được ghi có sau số xác nhận mà trang đếm.
3. Nếu một khoản chuyển không hiện ra, hãy gửi chứng từ của nó bằng biểu mẫu trên trang. Nhân viên xét duyệt chứng từ; bản thân biểu mẫu không ghi có gì.

## Giá trị giao dịch

Trước khi số đã nạp có thể rút ra, {{turnover}} giá trị của nó phải được giao dịch.

* Giao dịch giao ngay được tính theo giá trị bằng USDT, hợp đồng theo giá trị giao dịch chia cho đòn bẩy, lệnh tăng/giảm theo số tiền khi lệnh
  được tất toán.
* Quy đổi, chuyển tiền và lệnh vô hiệu không được tính. Lợi nhuận, phần thưởng và tiền thử nghiệm không cần giá trị giao dịch.
* Khoản nào vào trước thì rút trước. Mỗi khoản nạp giữ điều khoản lúc nó được nạp vào; ở điểm nào điều khoản hôm nay có lợi hơn cho bạn thì áp dụng điều khoản hôm nay.

*Rút tiền* cho thấy đã đạt được bao nhiêu, cho từng khoản nạp. Khoản nạp bạn chưa dùng có thể được gửi trả lại với phí {{returnFee}} USDT thay vào đó.
`,
    },
    120: {
      title: 'Rút tiền',
      markdown: `
| | |
|---|---|
| Mở | {{withdrawOpen}} đến {{withdrawClose}} giờ Hồng Kông |
| Số yêu cầu mỗi ngày | {{withdrawPerDay}}, tính theo ngày Hồng Kông |
| Tối thiểu và tối đa | {{withdrawMin}} đến {{withdrawMax}} USDT |
| Phí | {{withdrawFee}}, nằm trong số tiền |
| Địa chỉ mới | dùng được sau {{addressHold}} |

Đây là điều khoản của hôm nay; một khoản nạp giữ điều khoản có lợi hơn giữa điều khoản này và điều khoản lúc nó được nạp vào. Mỗi ngày bạn được rút bao nhiêu còn
tùy thuộc vào [xác minh](/helpDetail?id=121) của bạn.

1. Thêm địa chỉ trong *Tài sản của tôi → Địa chỉ rút tiền*. Chỉ USDT qua ERC20.
2. Yêu cầu rút tiền. Bạn thấy phí, số nhận được và địa chỉ chia thành nhóm bốn ký tự trước khi xác nhận. **Khoản chi trả trên mạng không thể gọi lại.**
3. Bạn có thể thu hồi cho đến khi một nhân viên vận hành bắt đầu xét duyệt. Từ {{secondPerson}} USDT trở lên phải có hai người duyệt.
4. Một tiến trình tách biệt với sàn ký khoản chi trả. Bản ghi cho thấy từng bước cùng mục của nó trong nhật ký, và giao dịch trên mạng.

*Có thể rút ngay* là mức thấp nhất trong mọi giới hạn áp dụng cho bạn, và quy tắc tương ứng được ghi bên cạnh. Lệnh rút tiền bị từ chối trở lại
nguyên vẹn, kèm lý do. Sau khi thay đổi những gì bảo vệ tài khoản của bạn, việc rút tiền bị tạm dừng một thời gian.

Rút về ngân hàng cũng theo cách đó, ở thẻ *Ngân hàng*; một nhân viên chi trả, và có thể mất vài ngày.
`,
    },
    121: {
      title: 'Xác minh qua ba bước',
      markdown: `
1. **Cơ bản**: quốc tịch, loại giấy tờ, họ tên và số.
2. **Nâng cao**: ảnh mặt trước và mặt sau của giấy tờ, và ảnh bạn cầm giấy tờ.
3. **Địa chỉ**: nơi bạn sống, chứng minh bằng hóa đơn tiện ích.

Mỗi bước được người thật xét duyệt, và tăng mức bạn được rút mỗi ngày và được vay; trang cho biết tăng bao nhiêu. Ảnh phải là JPG, JPEG hoặc PNG, dưới 8 MB, rõ và
không chỉnh sửa, thấy được khuôn mặt của bạn ở ảnh cần có mặt. Quốc tịch là quốc tịch khi bạn đăng ký và không thể thay đổi.

Những gì bạn gửi được giữ ở dạng mã hóa và chỉ người xét duyệt mở ra. Mỗi lần một người trong số họ mở một ảnh đều có ghi trong lịch sử tài khoản của bạn.
Nếu một bước bị từ chối, bạn đọc được lý do và có thể gửi lại.

Rút tiền, vay và nhận phần thưởng cần xác minh; giao ngay, hợp đồng, lệnh tăng/giảm, ký gửi, coin mới và điểm danh thì không.
`,
    },
    122: {
      title: 'Lớp xác thực thứ hai, khóa truy cập và ví',
      markdown: `
* **Ứng dụng xác thực**: sáu chữ số thay đổi mỗi nửa phút. Hãy giữ các mã khôi phục chỉ hiện cho bạn một lần; mỗi mã dùng được một lần.
* **Khóa truy cập**: thiết bị của bạn tự chứng minh mà không cần mật khẩu. Một trang giả mạo không thể yêu cầu nó.
* **Ví**: bạn ký một thông điệp đọc được bằng khóa của một địa chỉ. Ký không tốn gì và không di chuyển gì. Nơi bên vận hành của hệ thống chưa khai địa chỉ
  của hệ thống, đăng nhập bằng ví không được cung cấp, vì thông điệp không thể nêu tên trang.

Bạn thiết lập và gỡ chúng trong *Trung tâm người dùng → Trung tâm bảo mật*. Thiết lập hoặc gỡ một trong số đó sẽ tạm dừng rút tiền một thời gian,
và trang nói trước điều đó.

Lớp xác thực thứ hai được hỏi khi đăng nhập và hỏi lại trước khi giá trị rời đi. Bị mất? *Mất lớp xác thực thứ hai?* ở trang đăng nhập gửi một yêu cầu để một nhân viên xét duyệt.
`,
    },
    123: {
      title: 'Mua coin bằng chuyển khoản, và quy đổi coin',
      markdown: `
## Mua

*Mua coin* cho thấy tỷ giá, trả cho ai và nội dung chuyển khoản. Hãy chuyển tiền từ một tài khoản ngân hàng đứng tên chính bạn, ghi đúng nội dung
đó, và tải chứng từ lên. Hai người đối chiếu chứng từ với sao kê của ngân hàng; sau đó coin được ghi có theo tỷ giá đã thỏa thuận. Mức mua tối
thiểu: {{purchaseMinimums}}.

## Quy đổi

*Quy đổi* đưa ra một báo giá có hiệu lực trong vài giây, với tỷ giá và số bạn nhận. Với bạn, tỷ giá này kém giá chỉ số {{conversionSpread}}; phần
chênh lệch thuộc về sàn. Quy đổi là giao dịch với sàn, không phải với sổ lệnh, và không được tính vào giá trị giao dịch.
`,
    },
    124: {
      title: 'Ký gửi: lợi tức hằng ngày và nguồn của nó',
      markdown: `
Bạn dành riêng USDT trong một số ngày và nhận lợi tức cho mỗi ngày trọn vẹn. Tiền vẫn là của bạn; không ai giao dịch bằng tiền đó. Khi bán, toàn bộ lợi tức cho lệnh của bạn được
chuyển từ tiền riêng của sàn sang một tài khoản trích lập: nếu không thì không bán gì.

* Lợi tức được trả vào tài khoản ký gửi của bạn và khả dụng ngay.
* Bạn có thể tất toán sớm, kể cả ngay sau khi mua. Khi đó bạn mất phần số tiền mà điều khoản của bạn ghi, và không trả cho ngày nào nữa.
* Lệnh của bạn giữ điều khoản lúc bạn mua.

{{hosting}}

Mọi điều khác có trong [điều khoản ký gửi](/text?id=11).
`,
    },
    125: {
      title: 'Vay',
      markdown: `
Bạn vay USDT từ quỹ riêng của sàn trong một số ngày cố định. Cần có xác minh cơ bản; cấp của bạn quyết định bạn được nợ bao nhiêu.

* Những ngày miễn lãi không tốn gì. Mỗi ngày sau đó đã bắt đầu tốn lãi suất ngày, và sau những ngày ân hạn tốn thêm mức phí trễ hạn.
* Toàn bộ chi phí cộng lại không bao giờ vượt quá số bạn được vay.
* Bạn có thể trả bất kỳ số tiền nào vào bất kỳ lúc nào, từ số dư hoặc vào ngân hàng kèm chứng từ.
* Trang cho thấy trường hợp xấu nhất trước khi bạn ký.

{{loans}}

Quy định là [hợp đồng vay](/text?id=9). Tài khoản demo không có khoản vay.
`,
    },
    126: {
      title: 'Coin mới',
      markdown: `
Đợt đăng ký mua chỉ mở khi toàn bộ coin chào bán nằm trong một tài khoản của sàn này. Bạn yêu cầu một số coin; chi phí của chúng được tạm giữ trong tài khoản vốn
và vẫn là của bạn cho đến khi coin được trao. Phần không dùng khả dụng trở lại ngay.

* Coin được trao theo từng yêu cầu, do hai người xét, hoặc cùng một tỷ lệ cho mọi người; mỗi coin nêu cách của mình.
* Sau khi niêm yết, coin bị khóa trong số ngày mà trang của coin ghi. Trong thời gian đó bạn không thể bán, dù giá thế nào.
* Bên phát hành được trả tiền sau khi niêm yết, không trước đó. Nếu đến ngày đã định coin chưa được niêm yết, bạn có thể trả lại coin và nhận lại số tiền đã trả.

**Coin có thể giảm dưới giá phát hành, về đến không, hoặc không bao giờ được niêm yết.** Lời của bên phát hành được hiện đúng như họ nói; sàn này chưa kiểm tra lời đó.
`,
    },
    127: {
      title: 'Phần thưởng: điểm danh, mời bạn, ưu đãi',
      markdown: `
Phần thưởng đến từ tiền riêng của sàn, được trích lập từ trước, không bao giờ từ những gì khách hàng nắm giữ.

* **Điểm danh**: mỗi ngày Hồng Kông một lần, theo chu kỳ bảy ngày. [Quy định](/text?id=10) và số tiền ghi bên cạnh các ngày.
* **Mời bạn**: trong phí giao dịch mà những người bạn mời thực trả, một phần là của bạn, qua số cấp mà trang ghi. Hoa hồng phải chờ vài ngày mới dùng được, và cần
  xác minh của họ. Không ai có thể tự mời chính mình: giấy tờ, thiết bị và địa chỉ nhận tiền được đối chiếu.
* **Ưu đãi**: các chiến dịch với điều kiện ghi trên trang của chúng, cho đến khi hết ngân sách.

Để nhận phần thưởng cần có xác minh cơ bản, và phần thưởng điểm danh và ưu đãi cộng lại không bao giờ vượt quá một phần phí mà chính bạn đã trả. Đừng giao dịch vì
phần thưởng: phí cao hơn.
`,
    },
    128: {
      title: 'Ở đây ai kiếm được gì, và bạn kiểm tra thế nào',
      markdown: `
Sàn kiếm tiền từ bốn thứ, tất cả đều là mục của nhật ký:

1. **phí** giao dịch và rút tiền ([Phí](/text?id=6)),
2. những gì [nhà tạo lập thị trường](/text?id=8) của sàn lãi hoặc lỗ với bạn, trong cùng hàng đợi và với cùng mức phí,
3. **lệnh tăng/giảm**, với tỷ lệ thắng có lợi cho sàn, như nêu bên cạnh từng thời hạn,
4. tiền lãi và phí trễ hạn của khoản vay, khoản mất do tất toán sớm, và phần của sàn trong tỷ giá khi bạn quy đổi hoặc mua coin.

Sàn không thể đặt số dư, giá hay kết quả: không có câu lệnh nào như vậy. Giá hình thành thế nào được trình bày trong
[Giá được hình thành như thế nào](/text?id=2), và cách tự tính mọi số dư trong [Cách kiểm chứng sổ sách](/text?id=7).

Việc kiểm tra chứng minh rằng sổ sách được suy ra từ nhật ký. Nó không chứng minh rằng coin tồn tại bên ngoài, rằng bên vận hành cho mọi người xem cùng một nhật ký, hay
rằng giá sẽ có lợi cho bạn. Hãy đọc [cảnh báo rủi ro](/text?id=4).
`,
    },
    201: {
      title: 'Giao dịch giao ngay đã mở',
      summary: 'Tám coin với USDT, với lệnh giới hạn, thị trường và dừng, trong môi trường thử nghiệm.',
      markdown: `
BTC, ETH, SOL, XRP, DOGE, LTC, BNB và TRX có thể được giao dịch với USDT.

Phiếu đặt lệnh có lệnh giới hạn, thị trường, dừng giới hạn và dừng thị trường; GTC, IOC, FOK và Post-only; và hiện giá trung bình, trượt giá, phí và trường hợp xấu nhất
trước khi bạn gửi bất cứ thứ gì. Hãy xin tiền thử nghiệm ở *Tài sản của tôi* và bắt đầu.
`,
    },
    202: {
      title: 'Bạn có thể kiểm tra sổ sách của chúng tôi',
      summary: 'Một chương trình phát lại toàn bộ nhật ký và so sánh với các điểm kiểm tra có chữ ký.',
      markdown: `
Mọi số dư trên Touchstone được suy ra từ một nhật ký câu lệnh duy nhất. Nhật ký được nối thành chuỗi, các điểm kiểm tra của nó được ký, và
\`npx touchstone verify\` tính lại mọi thứ từ mục đầu tiên.

Điều đó chứng minh gì, và không chứng minh gì, được viết trên trang [Cách kiểm chứng sổ sách](/text?id=7).
`,
    },
    203: {
      title: 'Giá trong môi trường thử nghiệm này có thể không phải giá thật',
      summary: 'Nhãn trên mọi trang cho biết giá đến từ đâu.',
      markdown: `
Các mức giá bạn thấy do một mô phỏng với số khởi tạo ngẫu nhiên tạo ra, được phát lại từ bản ghi các giao dịch thật, hoặc được đọc từ các sàn công
khai. Nhãn trên mọi trang cho biết đó là loại nào. Đừng dùng chúng để quyết định về tiền thật.

Chúng hình thành thế nào được mô tả trong [Giá được hình thành như thế nào](/text?id=2).
`,
    },
    204: {
      title: 'Hộp thư đi ở đây mở cho mọi người',
      summary: 'Hãy đăng ký bằng một địa chỉ bạn tự nghĩ ra: tin trong môi trường thử nghiệm không riêng tư.',
      markdown: `
Để không ai cần máy chủ thư mới thử được Touchstone, môi trường thử nghiệm hiện mã xác minh trong một hộp thư đi. Ai truy cập được máy chủ này đều đọc được hộp thư đó.
Hãy dùng một địa chỉ bạn tự nghĩ ra và một mật khẩu bạn không dùng ở nơi nào khác.

Hệ thống dành cho khách hàng thật không có hộp thư đi; hệ thống đó từ chối khởi động nếu không có máy chủ thư.
`,
    },
    205: {
      title: 'Hợp đồng và lệnh tăng/giảm đã mở',
      summary:
        'Coin, kim loại, năng lượng, tiền tệ, cổ phiếu và chỉ số, với mọi lần thanh lý và mọi kết quả đều có thể kiểm tra.',
      markdown: `
Hợp đồng vĩnh cửu và hợp đồng có kỳ hạn có thể được giao dịch Long và Short, trên coin với đòn bẩy đến 100× và trên mọi thứ khác đến 25×, trừ khi bên vận hành hệ
thống này chọn mức thấp hơn. Lệnh tăng/giảm nêu tỷ lệ thắng trước khi bạn mua.

Trước tiên hãy đọc [đòn bẩy nghĩa là gì](/helpDetail?id=115), [thanh lý hoạt động thế nào](/helpDetail?id=116) và [lệnh tăng/giảm được quyết định thế nào](/helpDetail?id=117). Hãy chuyển tiền
từ *Vốn* sang tài khoản mà bạn muốn giao dịch ở mục *Chuyển tiền*.
`,
    },
    207: {
      title: 'Nạp và rút tiền đã mở',
      summary: 'USDT qua ERC20, rút tiền về ngân hàng, và coin bằng chuyển khoản, theo điều khoản bạn thấy trước.',
      markdown: `
Bạn có thể [nạp](/helpDetail?id=119) và [rút](/helpDetail?id=120) USDT qua ERC20, rút về ngân hàng, và
[mua và quy đổi coin](/helpDetail?id=123). Trong môi trường thử nghiệm, tất cả đều là tiền mô phỏng trên một mạng riêng.

Trước tiên hãy đọc về giá trị giao dịch, giờ và phí: một khoản nạp giữ điều khoản lúc nó được nạp vào.
`,
    },
    208: {
      title: 'Ký gửi, vay và coin mới đã mở',
      summary:
        'Với mọi lợi tức được trích lập khi bán, mọi chi phí có mức trần, và mọi coin chào bán nằm trong một tài khoản bạn có thể đọc.',
      markdown: `
* [Ký gửi](/helpDetail?id=124) trả lợi tức cho mỗi ngày trọn vẹn từ một tài khoản trích lập đã được nạp đủ khi bán.
* [Khoản vay](/helpDetail?id=125) đến từ một quỹ bằng tiền riêng của sàn, và không bao giờ tốn hơn số bạn đã vay.
* [Coin mới](/helpDetail?id=126) nằm trong một tài khoản của sàn này trước khi có ai có thể đăng ký mua.

Mỗi thứ trong số đó có thể làm bạn mất tiền. Hãy đọc bằng cách nào trước khi bắt đầu.
`,
    },
    209: {
      title: 'Phần thưởng cho điểm danh, mời bạn và tham gia',
      summary: 'Được trả từ một ngân sách bằng tiền riêng của sàn, theo những điều kiện bạn đọc trước.',
      markdown: `
Phần thưởng điểm danh, hoa hồng mời bạn và các chiến dịch ưu đãi đã mở. Mỗi loại được trả từ phần sàn đã trích lập cho loại đó, chừng nào còn đủ. Cần gì để nhận
được nói trước: [Phần thưởng](/helpDetail?id=127).
`,
    },
    210: {
      title: 'Trung tâm trợ giúp đã mở, và có thể cài đặt ứng dụng',
      summary: 'Mọi phần của sàn đều được giải thích và tìm kiếm được; trình duyệt của bạn có thể cài đặt ứng dụng.',
      markdown: `
[Trung tâm trợ giúp](/help) giải thích từng phần của sàn, và chức năng tìm kiếm của nó tìm trong từng từ. Ở mục [Tải ứng dụng](/downLoad), trình duyệt của bạn cài đặt sàn
vào một cửa sổ riêng. Ứng dụng không giữ giá và không giữ số dư: khi không có kết nối, ứng dụng không hiện gì thay vì hiện thứ đã cũ.
`,
    },
    301: {
      title: 'Những giao dịch đầu tiên',
      markdown: `
Hãy thực hiện những giao dịch đầu tiên và nhận phần thưởng bằng USDT.

1. Giao ngay, hợp đồng và lệnh tăng/giảm được tính, kể từ khi phần thưởng có trên sàn này.
2. Phần thưởng được trả vào tài khoản vốn của bạn khi bạn nhận, một lần, chừng nào ngân sách của chiến dịch còn đủ.
3. Như mọi phần thưởng, phần thưởng này được trả từ tiền riêng của sàn, đòi hỏi xác minh cơ bản của bạn (không trong tài khoản demo), và nhiều nhất là một phần
   phí giao dịch mà chính bạn đã trả; cả hai có trong các điều kiện bên dưới.

Không có gì ở đây là lý do để giao dịch nhiều hơn bình thường: phí của một giao dịch luôn cao hơn phần thưởng mà phí ấy cho phép nhận.
`,
    },
  },
  banners: {
    1: {
      title: 'Sàn giao dịch có sổ sách ai cũng kiểm tra được',
      text: 'Mọi số dư được suy ra từ một nhật ký có chữ ký. Hãy tự phát lại và so sánh, đến đơn vị cuối cùng.',
    },
    2: {
      title: 'Thấy chi phí trước khi giao dịch',
      text: 'Giá trung bình, trượt giá, phí và trường hợp xấu nhất hiện phía trên nút, tính theo chính các quy tắc khớp lệnh.',
    },
    3: {
      title: 'Sàn giao dịch công khai trước mọi người',
      text: 'Nhà tạo lập thị trường của chúng tôi giao dịch từ một tài khoản có tên: cùng hàng đợi, cùng phí, không dữ liệu sớm, không hoàn tác.',
    },
  },
}
