export { QueueScreen as Screen } from './QueueScreen.tsx'
