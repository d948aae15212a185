export { ListingScreen as Screen } from './ListingScreen.tsx'
