// npm run dev: the exchange from its sources. What is saved is there at once in the pages, and in the server after a restart.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { checkNode, installDependencies, root } from './install.mjs'

checkNode()
installDependencies()
const { buildServer } = await import('./build.mjs')
// Programs that the server starts, and the databases it begins with, are taken from the build.
await buildServer()

const env = { PORT: '8080', CONSOLE_PORT: '8081', ...process.env }
const exchange = `http://127.0.0.1:${env.PORT}`
const consoleServer = `http://127.0.0.1:${env.CONSOLE_PORT}`
const WEB = process.env.WEB_PORT ?? '5173'
const CONSOLE = process.env.CONSOLE_WEB_PORT ?? '5174'

const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
const vite = join(root, 'node_modules/vite/bin/vite.js')
const pages = (folder, port, settings) => ({
  args: [vite, '--host', '127.0.0.1', '--port', port, '--strictPort', '--logLevel', 'warn'],
  cwd: join(root, folder),
  settings,
})
const PARTS = [
  {
    args: [tsx, 'watch', '--clear-screen=false', '--conditions=touchstone-source', 'apps/server/src/main.ts'],
    cwd: root,
    settings: {},
  },
  pages('apps/web', WEB, { EXCHANGE_URL: exchange }),
  pages('apps/console', CONSOLE, { CONSOLE_URL: consoleServer }),
]

const running = PARTS.map(({ args, cwd, settings }) =>
  spawn(process.execPath, args, { cwd, env: { ...env, ...settings }, stdio: ['ignore', 'inherit', 'inherit'] }),
)
const end = () => {
  for (const child of running) child.kill('SIGTERM')
}
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.once(signal, end)
// One part alone is of no use: they end together.
for (const child of running)
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0
    end()
  })

async function isThere(address) {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}

const addresses = [`${exchange}/readyz`, `http://127.0.0.1:${WEB}/`, `http://127.0.0.1:${CONSOLE}/`]
for (const address of addresses)
  while (!(await isThere(address))) {
    if (running.some(({ exitCode }) => exitCode !== null)) process.exit()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
console.log(`
Rebuilt on save:
  customers  http://127.0.0.1:${WEB}
  operators  http://127.0.0.1:${CONSOLE}   (their first passwords stand above at the first start)
  server     ${exchange} and ${consoleServer}, restarted on save
`)
