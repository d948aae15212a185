export { ScheduledScreen as Screen } from './ScheduledScreen.tsx'
