import { readConfig } from './config/config.ts'
import { startUpLine } from './errors/startUpProblem.ts'
import { createLogger } from './operations/logger.ts'
import { checkNodeVersion } from './operations/nodeVersion.ts'
import { stopOnSignals } from './operations/stopOnSignals.ts'
import { firstPasswordsText } from './operators/firstPasswordsText.ts'
import { startServer } from './wiring/startServer.ts'

try {
  const advice = checkNodeVersion(process.version)
  const config = readConfig(process.env)
  const logger = createLogger(config.logLevel)
  if (advice) logger.warn({ event: 'old_node' }, advice)
  const server = await startServer(config, { logger })
  stopOnSignals(server, logger)
  const lines = [
    `Touchstone (${config.mode}) is open at ${server.origin}`,
    `operators work at ${server.console.origin}`,
    `data in ${config.dataDir}`,
    ...server.notices,
  ]
  console.log(lines.join('\n  '))
  const { passwords } = server.console
  if (passwords.length > 0) console.log(firstPasswordsText(passwords, server))
} catch (error) {
  console.error(startUpLine(error))
  process.exit(1)
}
