import { databaseName } from './database-name.ts'

/** Drafts, their histories, their photos and photo films; all by id. */
export const storeNames = ['drafts', 'histories', 'photos', 'photo-films'] as const
/** What is kept beside them. */
const otherStores = ['simchas', 'guests'] as const
type StoreName = (typeof storeNames | typeof otherStores)[number]

const databaseVersion = 2

let connection: Promise<IDBDatabase> | undefined

/**
 * Runs work in one transaction of the device's database. It is stored entirely or, when this
 * rejects, not at all. Transactions run in the order of calls, across pages and tabs.
 */
export async function transact<Result>(
  mode: IDBTransactionMode,
  stores: readonly StoreName[],
  work: (transaction: IDBTransaction) => Result | Promise<Result>,
): Promise<Result> {
  const transaction = (await connect()).transaction(stores, mode)
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'))
  })
  const [result] = await Promise.all([attempt(transaction, work), ended])
  return result
}

/** Result of a request within a transaction; the caller parses it. */
export function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function attempt<Result>(
  transaction: IDBTransaction,
  work: (transaction: IDBTransaction) => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work(transaction)
  } catch (error) {
    try {
      transaction.abort()
    } catch {
      // The same failure has already ended it.
    }
    throw error
  }
}

function connect(): Promise<IDBDatabase> {
  connection ??= open().catch((error) => {
    forget()
    throw error
  })
  return connection
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, databaseVersion)
  request.onupgradeneeded = () => {
    const { result } = request
    const missing = [...storeNames, ...otherStores].filter(
      (name) => !result.objectStoreNames.contains(name),
    )
    for (const name of missing) result.createObjectStore(name)
  }
  const database = await resultOf(request)
  // The browser closes it when the visitor clears the site's data; the next call reopens it.
  database.onclose = forget
  database.onversionchange = () => {
    forget()
    database.close()
  }
  return database
}

function forget(): void {
  connection = undefined
}
