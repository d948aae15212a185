export { OutboxScreen as Screen } from './OutboxScreen.tsx'
