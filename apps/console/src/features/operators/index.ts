export { OperatorsScreen as Screen } from './OperatorsScreen.tsx'
