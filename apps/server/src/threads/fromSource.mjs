// Begins a thread whose program is a source file: "--import tsx" does nothing on a thread of Node 20.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData)
