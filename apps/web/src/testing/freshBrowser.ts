// Runs before each file of tests. Files of one worker share their modules: what one leaves behind, the next must not find.
import { resetStores } from './registeredStores.ts'
import { showDialogs } from './showDialogs.ts'

resetStores()
showDialogs()
