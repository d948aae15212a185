export { MarketsScreen as Screen } from './MarketsScreen.tsx'
