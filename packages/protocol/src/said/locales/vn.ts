import { SAID, type Said } from '../said.ts'

export default SAID satisfies Record<Said, string>
