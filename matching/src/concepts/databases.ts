import type { ConceptField } from "./concept.ts";

export const databases: ConceptField = {
  field: "software",
  concepts: [
    // Relational
    {
      name: "SQL",
      aliases: [
        "ANSI SQL",
        "SQL queries",
        "SQL query",
        "SQL scripting",
        "Structured Query Language",
        "stored procedures",
      ],
      siblings: { "T-SQL": 0.95, "PL/SQL": 0.95 },
    },
    {
      name: "Relational databases",
      aliases: ["RDBMS", "database design", "SQL databases", "relationale Datenbanken"],
      implies: ["SQL"],
    },
    {
      name: "PostgreSQL",
      aliases: ["Postgres", "Postgre SQL", "psql", "PostGIS", "PL/pgSQL", "Aurora PostgreSQL"],
      implies: ["SQL", "Relational databases"],
      siblings: { MySQL: 0.6, Oracle: 0.4, "SQL Server": 0.4 },
    },
    {
      name: "MySQL",
      aliases: ["My SQL"],
      implies: ["SQL", "Relational databases"],
      siblings: { "SQL Server": 0.5, SQLite: 0.5 },
    },
    { name: "MariaDB", implies: ["SQL", "Relational databases"], siblings: { MySQL: 0.8 } },
    {
      name: "SQL Server",
      aliases: ["MS SQL", "MSSQL", "Microsoft SQL Server", "MS SQL Server", "SSMS", "Azure SQL"],
      implies: ["SQL", "Relational databases"],
      siblings: { PostgreSQL: 0.5, Oracle: 0.4 },
    },
    { name: "T-SQL", aliases: ["TSQL", "Transact-SQL"], implies: ["SQL Server"], siblings: { SQL: 0.5 } },
    {
      name: "SSIS",
      aliases: ["SQL Server Integration Services"],
      implies: ["SQL Server"],
    },
    {
      name: "SSRS",
      aliases: ["SQL Server Reporting Services"],
      implies: ["SQL Server"],
      siblings: { SSIS: 0.4 },
    },
    { name: "SSAS", implies: ["SQL Server"], siblings: { SSIS: 0.4 } },
    {
      name: "Oracle",
      aliases: ["Oracle DB", "Oracle Database", "Oracle SQL", "Oracle 19c", "Oracle RAC", "Oracle DBA"],
      implies: ["SQL", "Relational databases"],
      ambiguous: true,
    },
    {
      name: "PL/SQL",
      aliases: ["PLSQL", "Oracle PL/SQL"],
      implies: ["Oracle", "SQL"],
      siblings: { SQL: 0.5 },
    },
    { name: "Db2", aliases: ["IBM Db2"], implies: ["SQL", "Relational databases"] },
    { name: "SQLite", implies: ["SQL", "Relational databases"] },
    { name: "Microsoft Access", aliases: ["MS Access", "Access database"], siblings: { SQL: 0.3 } },
    { name: "SAP HANA", aliases: ["HANA database", "HANA DB"], implies: ["SAP"] },
    { name: "Teradata", implies: ["SQL", "Data warehousing"] },
    {
      name: "CockroachDB",
      implies: ["SQL", "Relational databases"],
    },
    { name: "TiDB", implies: ["SQL", "Relational databases"], siblings: { CockroachDB: 0.5 } },
    { name: "YugabyteDB", implies: ["SQL", "Relational databases"], siblings: { CockroachDB: 0.5 } },
    { name: "Google Spanner", implies: ["SQL", "Relational databases"], siblings: { CockroachDB: 0.5 } },

    // Others
    { name: "NoSQL", aliases: ["document database", "NoSQL databases", "non-relational databases"] },
    {
      name: "MongoDB",
      aliases: ["Mongo", "Mongo DB", "Mongoose ODM", "MongoDB Atlas"],
      implies: ["NoSQL"],
      siblings: { DynamoDB: 0.5, Cassandra: 0.4 },
    },
    { name: "Redis", aliases: ["Valkey", "Redis cache"], siblings: { Memcached: 0.7 } },
    { name: "Memcached" },
    {
      name: "Cassandra",
      aliases: ["Apache Cassandra"],
      implies: ["NoSQL"],
      siblings: { DynamoDB: 0.5 },
      ambiguous: true,
    },
    { name: "ScyllaDB", implies: ["NoSQL"], siblings: { Cassandra: 0.7 } },
    { name: "DynamoDB", aliases: ["Amazon DynamoDB", "AWS DynamoDB"], implies: ["NoSQL", "AWS"] },
    {
      name: "Cosmos DB",
      aliases: ["CosmosDB", "Azure Cosmos DB"],
      implies: ["NoSQL", "Azure"],
      siblings: { DynamoDB: 0.5, MongoDB: 0.5 },
    },
    { name: "Couchbase", implies: ["NoSQL"] },
    { name: "CouchDB", implies: ["NoSQL"], siblings: { Couchbase: 0.5 } },
    { name: "Neo4j", aliases: ["graph database", "Cypher query language"], implies: ["NoSQL"] },
    {
      name: "Elasticsearch",
      aliases: ["Elastic Search", "OpenSearch", "ELK", "ELK Stack", "Logstash", "Kibana", "Elastic Stack"],
      siblings: { Solr: 0.6 },
    },
    { name: "Solr", aliases: ["Apache Solr", "Lucene"] },
    { name: "InfluxDB", aliases: ["time series database"] },
    { name: "TimescaleDB", siblings: { InfluxDB: 0.5 } },
    { name: "ClickHouse", implies: ["SQL"] },
    { name: "Vector databases", aliases: ["Pinecone", "pgvector", "Weaviate", "Qdrant"] },
    { name: "Supabase", implies: ["PostgreSQL"] },

    // Care of databases
    {
      name: "Database administration",
      aliases: [
        "database administrator",
        "DBA tasks",
        "database tuning",
        "performance tuning of databases",
        "database backup",
        "query optimization",
      ],
    },
    { name: "Database migration", aliases: ["schema migration", "Flyway", "Liquibase", "data migration"] },

    // Queues and streams
    {
      name: "Kafka",
      aliases: ["Apache Kafka", "Kafka Streams", "Confluent Kafka", "Kafka Connect"],
      siblings: { RabbitMQ: 0.4, "Amazon SQS": 0.3, "Amazon Kinesis": 0.6 },
    },
    { name: "RabbitMQ", aliases: ["Rabbit MQ", "AMQP"] },
    { name: "ActiveMQ", siblings: { RabbitMQ: 0.5 } },
    {
      name: "Amazon SQS",
      aliases: ["SQS", "SNS", "AWS SQS", "Amazon SNS", "EventBridge"],
      implies: ["AWS"],
      siblings: { RabbitMQ: 0.4 },
    },
    { name: "Amazon Kinesis", aliases: ["AWS Kinesis", "Kinesis Data Streams"], implies: ["AWS"] },
    {
      name: "Google Pub/Sub",
      aliases: ["Cloud Pub/Sub", "GCP Pub/Sub"],
      implies: ["Google Cloud"],
      siblings: { Kafka: 0.4 },
    },
    {
      name: "Azure Service Bus",
      aliases: ["Azure Event Hubs", "Event Hub"],
      implies: ["Azure"],
      siblings: { Kafka: 0.4, RabbitMQ: 0.4 },
    },
    { name: "IBM MQ", aliases: ["MQSeries", "WebSphere MQ"], siblings: { RabbitMQ: 0.4 } },
    {
      name: "Message queues",
      aliases: ["message broker", "messaging systems", "message-oriented middleware"],
    },
  ],
};
