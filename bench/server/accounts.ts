import { readConfig } from '../../apps/server/src/config/config.ts'
import { createLogger } from '../../apps/server/src/operations/logger.ts'
import { startServer } from '../../apps/server/src/wiring/startServer.ts'

/*
 * The whole server with its embedded database, without the house, for calls about accounts. Addresses are told by the
 * caller, so that no limit for one address ends the run; those for one account stay as they are.
 */
const [folder = ''] = process.argv.slice(2)
const config = readConfig({ DATA_DIR: folder, CALL_RATE: '0', TRUST_PROXY: '1' })
const server = await startServer(
  { ...config, port: 0, consolePort: 0 },
  { logger: createLogger('silent'), segmentBytes: 1024 * 1024, house: false },
)
process.send?.({ origin: server.origin })
process.on('disconnect', () => void server.close().then(() => process.exit(0)))
