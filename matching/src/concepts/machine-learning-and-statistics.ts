import type { ConceptField } from "./concept.ts";

export const machineLearningAndStatistics: ConceptField = {
  field: "data and analysis",
  concepts: [
    // Machine learning
    {
      name: "Machine learning",
      aliases: [
        "ML",
        "ML models",
        "machine-learning models",
        "predictive modeling",
        "supervised learning",
        "gradient boosting",
        "maschinelles Lernen",
        "apprentissage automatique",
      ],
    },
    {
      name: "Deep learning",
      aliases: ["neural networks", "convolutional networks", "transformer models", "CNNs", "RNNs"],
      implies: ["Machine learning"],
    },
    {
      name: "Artificial intelligence",
      aliases: ["AI/ML", "AI solutions", "künstliche Intelligenz", "AI systems"],
      siblings: { "Machine learning": 0.8 },
    },
    {
      name: "scikit-learn",
      aliases: ["sklearn", "scikit learn library"],
      implies: ["Machine learning", "Python"],
    },
    {
      name: "PyTorch",
      aliases: ["PyTorch Lightning"],
      implies: ["Deep learning", "Python"],
      siblings: { TensorFlow: 0.6, JAX: 0.6 },
    },
    {
      name: "TensorFlow",
      aliases: ["Keras", "Tensor Flow"],
      implies: ["Deep learning"],
      siblings: { JAX: 0.5 },
    },
    { name: "JAX", implies: ["Deep learning", "Python"] },
    { name: "XGBoost", implies: ["Machine learning"] },
    { name: "LightGBM", implies: ["Machine learning"], siblings: { XGBoost: 0.8 } },
    { name: "CatBoost", implies: ["Machine learning"], siblings: { XGBoost: 0.8 } },
    {
      name: "Natural language processing",
      aliases: ["NLP", "text mining", "spaCy", "NLTK", "text classification", "named entity recognition"],
      implies: ["Machine learning"],
    },
    {
      name: "Large language models",
      aliases: [
        "LLM",
        "LoRA",
        "LoRA fine-tuning",
        "generative AI",
        "GenAI",
        "OpenAI API",
        "fine-tuning LLMs",
      ],
      siblings: { "Natural language processing": 0.5 },
    },
    {
      name: "Retrieval-augmented generation",
      aliases: ["RAG pipelines", "RAG systems"],
      examples: ["LangChain", "LlamaIndex", "LangGraph"],
      implies: ["Large language models"],
    },
    {
      name: "Prompt engineering",
      aliases: ["prompt design", "prompting LLMs"],
      implies: ["Large language models"],
    },
    {
      name: "AI agents",
      aliases: ["agentic AI", "agentic workflows", "Model Context Protocol", "multi-agent systems"],
      implies: ["Large language models"],
    },
    {
      name: "Hugging Face",
      aliases: ["HuggingFace", "Hugging Face Transformers"],
      implies: ["Machine learning"],
    },
    {
      name: "Computer vision",
      aliases: ["image recognition", "object detection", "image segmentation", "YOLO"],
      implies: ["Machine learning"],
    },
    { name: "OpenCV", aliases: ["Open CV"], implies: ["Computer vision"] },
    {
      name: "Reinforcement learning",
      aliases: ["deep reinforcement learning", "RLHF"],
      implies: ["Machine learning"],
    },
    {
      name: "Recommender systems",
      aliases: [
        "recommendation engine",
        "recommendation systems",
        "collaborative filtering",
        "two-tower",
        "personalised recommendations",
        "product recommendations",
      ],
      implies: ["Machine learning"],
    },
    {
      name: "Feature engineering",
      aliases: ["feature selection"],
      implies: ["Machine learning"],
    },
    {
      name: "Feature store",
      aliases: ["Feast feature store", "Tecton", "Vertex AI Feature Store"],
      implies: ["Machine learning"],
    },
    {
      name: "Search ranking",
      aliases: [
        "learning to rank",
        "ranking models",
        "ranking of search results",
        "search relevance",
        "sponsored search",
      ],
      implies: ["Machine learning"],
      siblings: { "Recommender systems": 0.5 },
    },
    {
      name: "MLOps",
      aliases: ["Kubeflow", "model deployment", "model monitoring", "model serving", "ML pipelines"],
    },
    { name: "MLflow", aliases: ["Weights & Biases"], implies: ["MLOps"] },
    {
      name: "Amazon SageMaker",
      aliases: ["SageMaker", "AWS SageMaker", "Amazon Bedrock"],
      implies: ["AWS", "Machine learning"],
      siblings: { "Vertex AI": 0.6, "Azure Machine Learning": 0.6 },
    },
    { name: "Vertex AI", implies: ["Google Cloud", "Machine learning"] },
    {
      name: "Azure Machine Learning",
      aliases: ["Azure ML", "Azure OpenAI"],
      implies: ["Azure", "Machine learning"],
    },
    { name: "CUDA", aliases: ["GPU programming", "GPU computing"] },

    // Statistics
    {
      name: "Statistics",
      aliases: [
        "statistical analysis",
        "statistical modeling",
        "statistical methods",
        "biostatistics",
        "Statistik",
        "Bayesian statistics",
      ],
    },
    {
      name: "Regression analysis",
      aliases: ["linear regression", "logistic regression", "multivariate analysis"],
      implies: ["Statistics"],
    },
    { name: "Econometrics", aliases: ["econometric modeling", "causal inference"], implies: ["Statistics"] },
    {
      name: "Time series forecasting",
      aliases: ["time series", "time-series analysis", "forecasting models"],
      siblings: { Statistics: 0.5 },
    },
    {
      name: "A/B testing",
      aliases: [
        "AB tests",
        "AB testing",
        "controlled experiments",
        "online experiments",
        "A/B tests",
        "experimentation platform",
        "split testing",
        "hypothesis testing",
        "statistical hypothesis testing",
      ],
      implies: ["Statistics"],
    },
    {
      name: "R",
      aliases: ["R programming", "RStudio", "tidyverse", "ggplot2", "R language", "R Shiny"],
      implies: ["Statistics"],
      ambiguous: true,
      notBeside: ["d", "toys", "h"],
    },
    {
      name: "SAS",
      aliases: ["SAS programming", "SAS Enterprise Guide", "SAS Base"],
      implies: ["Statistics"],
      ambiguous: true,
    },
    { name: "SPSS", aliases: ["IBM SPSS"], implies: ["Statistics"], siblings: { Stata: 0.7, SAS: 0.6 } },
    { name: "Stata", implies: ["Statistics"] },
    { name: "EViews", implies: ["Statistics"], siblings: { Stata: 0.5 } },
    { name: "MATLAB", aliases: ["Matlab/Simulink"], siblings: { Python: 0.3 } },
    { name: "Simulink", aliases: ["model-based design", "Stateflow"], implies: ["MATLAB"] },
    {
      name: "Operations research",
      aliases: ["mathematical optimization", "linear programming"],
      examples: ["Gurobi", "CPLEX"],
    },

    // Python's libraries
    { name: "pandas", aliases: ["pandas DataFrame", "Polars"], implies: ["Python"] },
    { name: "NumPy", aliases: ["SciPy", "NumPy/SciPy"], implies: ["Python"], siblings: { pandas: 0.8 } },
    { name: "Matplotlib", aliases: ["Seaborn", "Plotly"], implies: ["Python", "Data visualization"] },
    { name: "Jupyter", aliases: ["Jupyter Notebook", "JupyterLab", "Google Colab"], implies: ["Python"] },
    { name: "Streamlit", implies: ["Python"] },
    { name: "Plotly Dash", implies: ["Python"], siblings: { Streamlit: 0.6 } },
  ],
};
