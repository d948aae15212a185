import { readConfig } from '../../apps/server/src/config/config.ts'
import { createLogger } from '../../apps/server/src/operations/logger.ts'
import { startServer } from '../../apps/server/src/wiring/startServer.ts'

/*
 * The whole server as `npm start` begins it: gateway, house, feed, follower, history in SQL, each on its thread. Limits for one
 * customer or address are lifted, so that none ends the run. It is asked for the processor time of all its threads.
 */
const [folder = '', databaseUrl = ''] = process.argv.slice(2)
const config = readConfig({
  DATA_DIR: folder,
  ORDER_RATE: '0',
  CALL_RATE: '0',
  UNFINISHED_REQUESTS: '0',
  UNFINISHED_PER_ADDRESS: '0',
  TRUST_PROXY: '1',
  CHAIN: 'off',
  ...(databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl }),
})
const server = await startServer({ ...config, port: 0, consolePort: 0 }, { logger: createLogger('silent') })
process.send?.({ port: Number(new URL(server.origin).port) })
process.on('message', (message) => {
  const { user, system } = process.cpuUsage()
  if (message === 'processor') process.send?.({ microseconds: user + system })
})
process.on('disconnect', () => void server.close().then(() => process.exit(0)))
