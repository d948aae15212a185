// dependency-cruiser parses every file as plain TypeScript; files with JSX need to be told apart.
const swc = require('@swc/core')

const parseFileSync = swc.parseFileSync
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })
