import { fill, press } from '../stage/hands.ts'
import { button, link, story } from '../stage/story.tsx'

export default { title: 'Account' }

export const LogInRefused = story(
  '/login',
  'refused',
  'The account or the password is not right',
  link('Forgot password?'),
  {
    reader: 'visitor',
    refuses: { userLogin: 'login_failed' },
    play: async () => {
      await fill('Email address', 'ann@example.com')
      await fill('Password', 'Zebra-914x')
      await press('Log in')
    },
  },
)
export const LogInFull = story('/login', 'full', 'Log in', button('Log in'), { reader: 'visitor' })
export const RegisterRefused = story(
  '/register',
  'refused',
  'The verification code must be filled',
  button('Open account'),
  { reader: 'visitor', play: () => press('Open account') },
)
export const RegisterFull = story('/register', 'full', 'Open an account', button('Open account'), { reader: 'visitor' })
export const ForgotPasswordRefused = story(
  '/forgetpwd',
  'refused',
  'Account number cannot be empty',
  button('Continue'),
  { reader: 'visitor', play: () => press('Continue') },
)
export const ForgotPasswordFull = story('/forgetpwd', 'full', 'Which account is it?', button('Continue'), {
  reader: 'visitor',
})
export const TransactionPasswordEmpty = story(
  '/bindmpwd',
  'empty',
  'Six digits that you enter for withdrawals',
  button('Set transaction password'),
)
export const TransactionPasswordRefused = story(
  '/bindmpwd',
  'refused',
  'This transaction password is too easy to guess',
  button('Set transaction password'),
  {
    reader: 'newcomer',
    refuses: { saveTpwd: 'transaction_password_weak' },
    play: async () => {
      await fill('Transaction password', '112233')
      await fill('Repeat transaction password', '112233')
      await press('Set transaction password')
    },
  },
)
export const TransactionPasswordFull = story('/bindmpwd', 'full', 'already set', button('Continue'))
export const PhoneRefused = story('/bindphone', 'refused', 'Phone number', button('Bind this number'), {
  play: () => press('Bind this number'),
})
export const PhoneFull = story('/bindphone', 'full', 'For logging in and for codes.', button('Bind this number'))
export const ChangePasswordRefused = story(
  '/editPassword',
  'refused',
  'Old password cannot be empty',
  button('Change password'),
  { play: () => press('Change password') },
)
export const ChangePasswordFull = story(
  '/editPassword',
  'full',
  'Your old password, the new one twice',
  button('Change password'),
)
export const ChangeTransactionPasswordEmpty = story(
  '/editPasswordTrade',
  'empty',
  'Six digits that you enter for withdrawals',
  link('Set it now'),
)
export const ChangeTransactionPasswordRefused = story(
  '/editPasswordTrade',
  'refused',
  'The transaction password must be 6 digits',
  button('Request the change'),
  {
    play: async () => {
      await fill('New transaction password', '12')
      await press('Request the change')
    },
  },
)
export const ChangeTransactionPasswordFull = story(
  '/editPasswordTrade',
  'full',
  'The code goes to',
  button('Request the change'),
)
