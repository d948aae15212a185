import { button, link, story, waiting } from '../stage/story.tsx'

export default { title: 'Home' }

export const HomeLoading = story('/', 'loading', 'Your accounts', waiting)
export const HomeEmpty = story('/', 'empty', 'Star a market, and it stands here.', link('Deposit'))
export const HomeError = story('/', 'error', 'The markets could not be loaded.', button('Try again'))
export const HomeFull = story('/', 'full', 'All accounts at the last prices, in USDT', link('Trade spot'))
export const IndexLoading = story('/index', 'loading', 'Your accounts', waiting, { isLikeOther: true })
export const IndexEmpty = story('/index', 'empty', 'Star a market, and it stands here.', link('Deposit'), {
  isLikeOther: true,
})
export const IndexError = story('/index', 'error', 'The markets could not be loaded.', button('Try again'), {
  isLikeOther: true,
})
export const IndexFull = story('/index', 'full', 'All accounts at the last prices, in USDT', link('Trade spot'), {
  isLikeOther: true,
})
