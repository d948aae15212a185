import { press } from '../stage/hands.ts'
import { button, link, story, waiting } from '../stage/story.tsx'

export default { title: 'Loans' }

export const LoansLoading = story('/currency', 'loading', 'Loans', waiting)
export const LoansEmpty = story(
  '/currency',
  'empty',
  'A loan needs at least the first step of the verification.',
  link('Raise it: verification'),
)
export const LoansError = story('/currency', 'error', 'The loans could not be loaded.', button('Try again'))
export const LoansRefused = story(
  '/currency?step=personal&id=1',
  'refused',
  'Name cannot be empty',
  button('Save and continue'),
  { play: () => press('Save and continue') },
)
export const LoansFull = story('/currency', 'full', 'What a loan costs', link('Apply: Loan 30 days'))
export const OwedLoading = story('/repayment', 'loading', 'What I owe', waiting)
export const OwedEmpty = story('/repayment', 'empty', 'Nothing to repay', link('See loans'))
export const OwedError = story('/repayment', 'error', 'Your loans could not be loaded.', button('Try again'))
export const OwedFull = story('/repayment', 'full', 'To repay now', link('Repay loan 1'))
export const RepaymentLoading = story('/repayment2?id=1', 'loading', 'Repay loan', waiting)
export const RepaymentEmpty = story('/repayment2?id=1', 'empty', 'You have no loan of that number.', link('All I owe'))
export const RepaymentError = story('/repayment2?id=1', 'error', 'could not be loaded.', button('Try again'))
export const RepaymentRefused = story('/repayment2?id=1', 'refused', 'Please enter', button('Repay'), {
  play: () => press('Repay'),
})
export const RepaymentFull = story('/repayment2?id=1', 'full', 'Repay loan', button('Repay'))
export const LoanHistoryLoading = story('/currencyRecord', 'loading', 'Loan history', waiting)
export const LoanHistoryEmpty = story('/currencyRecord', 'empty', 'No loans yet', link('See loans'))
export const LoanHistoryError = story('/currencyRecord', 'error', 'The list could not be loaded.', button('Try again'))
export const LoanHistoryFull = story('/currencyRecord', 'full', 'Every loan with what it cost', link('View loan 1'))
export const AgreementLoading = story('/agreement', 'loading', '', waiting)
export const AgreementError = story('/agreement', 'error', 'The text could not be loaded.', button('Try again'))
export const AgreementFull = story('/agreement', 'full', 'Loan agreement', button('I have read it'))
export const LoanPoolLoading = story('/loans', 'loading', 'Loan pool', waiting)
export const LoanPoolError = story('/loans', 'error', 'The figures could not be loaded.', button('Try again'))
export const LoanPoolFull = story('/loans', 'full', 'Read at entry', link('See loans'))
export const ApplicationLoading = story('/currency?step=personal&id=1', 'loading', '', waiting, {
  part: 'loan application',
})
export const ApplicationError = story(
  '/currency?step=personal&id=1',
  'error',
  'could not be loaded',
  button('Try again'),
  { part: 'loan application' },
)
export const ApplicationFull = story('/currency?step=personal&id=1', 'full', 'Name', button('Save and continue'), {
  part: 'loan application',
})
export const LoanPageLoading = story('/currencyRecord?code=1', 'loading', 'Loan history', waiting, { part: 'one loan' })
export const LoanPageEmpty = story(
  '/currencyRecord?code=1',
  'empty',
  'You have no loan of that number.',
  link('Loan history'),
  { part: 'one loan' },
)
export const LoanPageError = story('/currencyRecord?code=1', 'error', 'could not be loaded.', button('Try again'), {
  part: 'one loan',
})
export const LoanPageFull = story('/currencyRecord?code=1', 'full', '400 USDT', link('Repay'), { part: 'one loan' })
