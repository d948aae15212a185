export { CaseScreen as Screen } from './CaseScreen.tsx'
