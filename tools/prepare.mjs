// First half of npm start: installs and builds what is not there yet. The second half is apps/server/bin/serve.sh.
import { checkNode, installDependencies } from './install.mjs'

checkNode()
installDependencies()
const { build } = await import('./build.mjs')
await build()
