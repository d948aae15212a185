export { HealthScreen as Screen } from './HealthScreen.tsx'
