// npm start: installs, builds, and runs the server with everything embedded.
import { checkNode, installDependencies } from './install.mjs'

checkNode()
installDependencies()
const { build } = await import('./build.mjs')
build()
await import('../apps/server/dist/main.js')
