/** Passwords of six to twelve characters that head every list of leaked ones, in lower case. Runs and repeats are found by rule. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  password password1 password12 password123 passw0rd p@ssw0rd p@ssword pa55word passwort pass1234 pass123 passpass
  password! password2 password01 mypassword changeme changeme1 changeit default letmein letmein1 letmein123 welcome
  welcome1 welcome123 welcome01 login123 loginlogin iloveyou iloveyou1 iloveyou2 iloveu ilovegod loveyou lovely lover1
  qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop qwert123 qwer1234 qwerasdf qweasd qweasdzxc qazwsx
  qazwsx123 qazwsxedc 1qaz2wsx 1qazxsw2 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 zaq12wsx
  zaq1xsw2 zxcvbn zxcvbnm zxcvbnm1 zxcvbnm123 asdfgh asdfghj asdfghjk asdfghjkl asdf1234 asdfasdf asd123 asdqwe
  asdzxc azerty azerty123 azertyuiop qwertz qwertz123 abc123 abc1234 abc12345 abcd1234 abcabc abcd123 a123456 a1234567
  a12345678 a123456789 aa123456 aaa111 aa12345678 as123456 q123456 z123456 abc123456 123abc 123456a 1234567a 12345678a
  123456789a 123456abc 123qwe 123qweasd 12qwaszx 1234qwer 12345qwert 123123a 123321a 111222 112233 112233445566 121212
  123123 123123123 123321 123654 1234554321 123456654321 123454321 1234512345 12341234 147258 147258369 159357 159753
  192837465 135792468 102030 10203040 100200 101010 131313 141414 147852369 232323 252525 987654321a 741852 741852963
  789456 789456123 789789 321321 456456 456123 654321a 696969 5201314 7758521 woaini woaini1314 woaini520 zhang123
  admin1 admin12 admin123 admin1234 admin12345 adminadmin administrator root123 rootroot toor123 test123 test1234
  test12345 testtest tester guest123 user123 user1234 demo123 temp123 temp1234 secret secret1 secret123 master
  master123 superman superman1 batman batman1 batman123 spiderman ironman dragon dragon1 dragon123 monkey monkey1
  monkey123 shadow shadow1 sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball
  soccer soccer1 hockey liverpool liverpool1 chelsea chelsea1 arsenal arsenal1 barcelona juventus michael michael1
  michelle jessica jessica1 jennifer jordan jordan23 daniel daniel1 andrew andrea charlie charlie1 thomas anthony
  matthew joshua ashley ashley1 amanda nicole hannah samantha robert george hunter hunter1 killer pepper ginger
  cookie cookie123 summer summer1 winter autumn spring flower flowers butterfly freedom freedom1 whatever starwars
  pokemon pokemon1 naruto naruto1 minecraft fortnite computer internet samsung samsung1 google google1 facebook
  iphone mustang mercedes ferrari porsche corvette yankees cowboys trustno1 access access14 biteme hello1 hello123
  hellohello nothing angel1 angels babygirl babygirl1 badboy blessed chocolate family forever friends jesus1 jesuschrist
  bitcoin bitcoin1 bitcoin123 btc123 btc12345 ethereum crypto crypto1 crypto123 cryptocoin satoshi satoshi1 nakamoto
  blockchain dogecoin hodl123 hodlhodl tothemoon lambo1 trader trader1 trader123 trading trading1 trading123 exchange
  exchange1 binance binance1 coinbase wallet wallet123 money1 money123 moneymoney
  `
    .trim()
    .split(/\s+/),
)
