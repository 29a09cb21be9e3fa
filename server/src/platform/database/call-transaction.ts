import { AsyncLocalStorage } from "node:async_hooks";
import { CompiledQuery, type DatabaseConnection, type Driver, type Kysely, PostgresDialect } from "kysely";

const calls = new AsyncLocalStorage<CallConnection>();

/**
 * Runs `work` in one transaction: whatever it and everything that it calls do in this database, in transactions of
 * their own too, is there together at the end or not at all.
 */
export function inOneTransaction<Tables, T>(database: Kysely<Tables>, work: () => Promise<T>): Promise<T> {
  return database.transaction().execute((transaction) =>
    transaction.getExecutor().provideConnection(async (connection) => {
      const call = new CallConnection(connection);
      try {
        return await calls.run(call, work);
      } finally {
        call.isOpen = false;
      }
    }),
  );
}

/** The connection of a call that is one transaction. Queries that are sent at the same time take turns. */
class CallConnection implements DatabaseConnection {
  isOpen = true;
  readonly #connection: DatabaseConnection;
  #lastQuery: Promise<unknown> = Promise.resolve();
  #lastSavepoint: Promise<unknown> = Promise.resolve();
  #endSavepoint: () => void = () => undefined;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  executeQuery: DatabaseConnection["executeQuery"] = (query, options) => {
    const answer = this.#lastQuery.then(() => this.#connection.executeQuery<never>(query, options));
    this.#lastQuery = answer.catch(() => undefined);
    return answer;
  };

  streamQuery: DatabaseConnection["streamQuery"] = (query, chunkSize, options) =>
    this.#connection.streamQuery(query, chunkSize, options);

  /** A transaction inside the call. Two at the same time follow each other: savepoints can only be nested. */
  async begin(): Promise<void> {
    const previous = this.#lastSavepoint;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastSavepoint = promise;
    await previous;
    this.#endSavepoint = resolve;
    await this.#run("savepoint within_call").catch((error) => {
      resolve();
      throw error;
    });
  }

  commit(): Promise<void> {
    return this.#run("release savepoint within_call").then(() => this.#endSavepoint());
  }

  async rollBack(): Promise<void> {
    await this.#run("rollback to savepoint within_call").finally(() => this.#endSavepoint());
  }

  async #run(text: string): Promise<void> {
    await this.executeQuery(CompiledQuery.raw(text));
  }
}

/** PostgreSQL, where code inside `inOneTransaction` gets that transaction's connection whenever it asks for one. */
export class CallAwareDialect extends PostgresDialect {
  override createDriver(): Driver {
    return callAware(super.createDriver());
  }
}

function callAware(driver: Driver): Driver {
  return {
    init: (options) => driver.init(options),
    acquireConnection: async (options) => {
      const call = calls.getStore();
      return call?.isOpen ? call : driver.acquireConnection(options);
    },
    beginTransaction: (connection, settings) =>
      connection instanceof CallConnection
        ? connection.begin()
        : driver.beginTransaction(connection, settings),
    commitTransaction: (connection) =>
      connection instanceof CallConnection ? connection.commit() : driver.commitTransaction(connection),
    rollbackTransaction: (connection) =>
      connection instanceof CallConnection ? connection.rollBack() : driver.rollbackTransaction(connection),
    releaseConnection: async (connection, options) => {
      if (!(connection instanceof CallConnection)) {
        await driver.releaseConnection(connection, options);
      }
    },
    destroy: (options) => driver.destroy(options),
  };
}
