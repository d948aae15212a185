export { UsersScreen as Screen } from './UsersScreen.tsx'
