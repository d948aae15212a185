import { button, link, story, waiting } from '../stage/story.tsx'

export default { title: 'Instrument' }

export const InstrumentLoading = story('/instrument?symbol=BTCPERP', 'loading', '', waiting)
export const InstrumentError = story(
  '/instrument?symbol=BTCPERP',
  'error',
  'Something went wrong on our side',
  button('Try again'),
)
export const InstrumentFull = story('/instrument?symbol=BTCPERP', 'full', 'Margin tiers', link('Trade'))
export const IndexTabFull = story('/instrument?symbol=BTCPERP&tab=index', 'full', 'Index price', link('Trade'), {
  part: 'index of an instrument',
})
export const FundingTabFull = story('/instrument?symbol=BTCPERP&tab=funding', 'full', 'Funding', link('Trade'), {
  part: 'funding of an instrument',
})
