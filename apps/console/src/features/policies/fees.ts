export { FeesScreen as Screen } from './FeesScreen.tsx'
