export { UserScreen as Screen } from './UserScreen.tsx'
