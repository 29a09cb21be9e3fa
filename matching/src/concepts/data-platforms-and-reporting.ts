import type { ConceptField } from "./concept.ts";

export const dataPlatformsAndReporting: ConceptField = {
  field: "data and analysis",
  concepts: [
    // Pipelines and platforms
    {
      name: "Data engineering",
      aliases: ["data platform", "data lake", "data lakehouse", "Delta Lake", "Apache Iceberg"],
    },
    {
      name: "Data pipelines",
      aliases: ["ETL", "ELT", "data integration", "ETL processes", "ETL pipelines", "data ingestion"],
      siblings: { "Data engineering": 0.9 },
    },
    {
      name: "ETL tools",
      aliases: ["Informatica", "Talend", "Informatica PowerCenter", "Fivetran", "Airbyte", "Apache NiFi"],
      implies: ["Data pipelines"],
    },
    {
      name: "Azure Data Factory",
      aliases: ["ADF pipelines", "Azure Synapse", "Synapse Analytics", "Microsoft Fabric"],
      implies: ["Azure", "Data pipelines"],
      siblings: { "AWS Glue": 0.5 },
    },
    {
      name: "AWS Glue",
      aliases: ["Amazon Athena", "AWS Athena", "Amazon EMR"],
      implies: ["AWS", "Data pipelines"],
    },
    {
      name: "Spark",
      aliases: ["Apache Spark", "Spark SQL", "Spark Streaming"],
      ambiguous: true,
      notBeside: ["interest", "plug", "plugs", "joy"],
      siblings: { PySpark: 0.95, Hadoop: 0.4 },
    },
    { name: "PySpark", implies: ["Spark", "Python"], siblings: { Spark: 0.7 } },
    { name: "Databricks", aliases: ["Azure Databricks", "Unity Catalog"], implies: ["Spark"] },
    { name: "Hadoop", aliases: ["HDFS", "MapReduce", "Apache Hadoop", "Cloudera"], siblings: { Spark: 0.5 } },
    {
      name: "Hive",
      aliases: ["Apache Hive", "HiveQL", "Presto SQL", "Trino"],
      implies: ["SQL"],
      ambiguous: true,
      notBeside: ["bee", "energy"],
    },
    {
      name: "Flink",
      aliases: ["Apache Flink", "stream processing", "Apache Beam"],
      siblings: { Kafka: 0.4, Spark: 0.5 },
    },
    {
      name: "Airflow",
      aliases: ["Apache Airflow"],
      implies: ["Data pipelines"],
      ambiguous: true,
      siblings: { Dagster: 0.7 },
    },
    { name: "Dagster", aliases: ["Prefect.io", "Luigi pipelines"], implies: ["Data pipelines"] },
    {
      name: "dbt",
      aliases: ["data build tool", "dbt Cloud", "dbt Core"],
      implies: ["SQL", "Data pipelines"],
    },
    {
      name: "Data warehousing",
      aliases: ["data warehouse", "dimensional modeling", "star schema", "DWH", "Kimball", "data vault"],
    },
    {
      name: "Data modelling",
      aliases: ["data models", "entity relationship"],
      siblings: { "Data warehousing": 0.7 },
    },
    {
      name: "Snowflake",
      aliases: ["Snowflake DB", "SnowSQL"],
      implies: ["Data warehousing", "SQL"],
      siblings: { BigQuery: 0.6, Redshift: 0.6 },
      ambiguous: true,
    },
    {
      name: "BigQuery",
      aliases: ["Google BigQuery", "Big Query"],
      implies: ["Data warehousing", "SQL"],
      siblings: { Redshift: 0.6 },
    },
    {
      name: "Redshift",
      aliases: ["Amazon Redshift", "AWS Redshift"],
      implies: ["Data warehousing", "SQL", "AWS"],
    },
    { name: "Big data", aliases: ["big data technologies", "big data analytics"] },

    // Reporting
    {
      name: "Business intelligence",
      aliases: [
        "BI tools",
        "BI reporting",
        "BI dashboards",
        "BI solutions",
        "business intelligence tools",
        "self-service BI",
      ],
      siblings: { "Data visualization": 0.8, "Data analysis": 0.8 },
    },
    { name: "Data visualization", aliases: ["dashboards", "dashboarding", "data viz"] },
    {
      name: "Data analysis",
      aliases: [
        "data analytics",
        "analysing data",
        "analyzing data",
        "analysed data",
        "analyzed data",
        "Datenanalyse",
        "analyse de données",
        "análisis de datos",
        "exploratory data analysis",
      ],
    },
    {
      name: "Tableau",
      aliases: ["Tableau Desktop", "Tableau Server", "Tableau Prep"],
      implies: ["Data visualization"],
      siblings: { "Power BI": 0.6, Looker: 0.6, Qlik: 0.6 },
    },
    {
      name: "Power BI",
      aliases: [
        "PowerBI",
        "Microsoft Power BI",
        "MS Power BI",
        "Power BI Desktop",
        "Power Query",
        "Power Pivot",
      ],
      implies: ["Data visualization"],
      siblings: { Looker: 0.5, Qlik: 0.6 },
    },
    { name: "DAX", aliases: ["DAX measures"], implies: ["Power BI"] },
    {
      name: "Looker",
      aliases: ["LookML", "Looker Studio", "Google Data Studio", "Metabase", "Apache Superset"],
      implies: ["Data visualization"],
    },
    { name: "Qlik", aliases: ["QlikView", "Qlik Sense", "QlikSense"], implies: ["Data visualization"] },
    {
      name: "SAP BW",
      aliases: ["SAP BW/4HANA", "SAP BusinessObjects", "SAP Analytics Cloud", "MicroStrategy", "Cognos"],
      implies: ["Business intelligence"],
    },
    { name: "Alteryx", aliases: ["KNIME"], implies: ["Data analysis"] },
    {
      name: "Product analytics",
      aliases: ["Mixpanel", "Amplitude Analytics", "Segment.com", "PostHog"],
      implies: ["Data analysis"],
    },
    {
      name: "Web scraping",
      aliases: ["Beautiful Soup", "BeautifulSoup", "Scrapy"],
      implies: ["Data analysis"],
    },
    {
      name: "Data governance",
      aliases: [
        "data quality",
        "master data management",
        "data stewardship",
        "data catalog",
        "Collibra",
        "master data",
      ],
    },
    { name: "Data cleaning", aliases: ["data cleansing", "data wrangling", "data preparation"] },
    {
      name: "KPI reporting",
      aliases: ["KPIs", "performance indicators", "KPI dashboards", "ad hoc reporting"],
    },
    {
      name: "Requirements analysis",
      aliases: [
        "requirements gathering",
        "requirements elicitation",
        "business analysis",
        "user stories",
        "business requirements",
        "requirements engineering",
        "Anforderungsanalyse",
      ],
    },
    {
      name: "Process modelling",
      aliases: ["process mapping", "BPMN", "business process modeling", "process analysis", "ARIS modeling"],
    },
    {
      name: "GIS",
      aliases: [
        "ArcGIS",
        "QGIS",
        "geographic information systems",
        "geospatial analysis",
        "spatial analysis",
      ],
    },
  ],
};
