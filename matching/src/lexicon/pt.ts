import type { Lexicon } from "./lexicon.ts";

export const portuguese: Lexicon = {
  code: "pt",
  cv: {
    headings: {
      summary: `resumo profissional; apresentação; perfil profissional; resumo; sobre mim; quem sou; quem sou eu;
        em resumo`,
      experience: `experiência de trabalho; percurso profissional; trajetória profissional; experiência;
        experiência profissional; histórico profissional; onde trabalhei`,
      education: `formação educacional; educação e formação; escolaridade; habilitações literárias;
        habilitações académicas; educação; formação; formação académica; formação acadêmica; os meus estudos`,
      skills: `competências técnicas; competências profissionais; aptidões; habilidades e competências; competências;
        conhecimentos; o que sei fazer`,
      certificates: `cursos e certificações; formação complementar; certificações; licenças e certificações; licenças`,
      languages: "línguas estrangeiras; línguas",
      projects: "projetos pessoais; prémios; prêmios; publicações; projetos",
      personal: `informações pessoais; informações de contato; contactos; contato; dados pessoais; referências;
        fale comigo`,
      interests: `hobbies e interesses; interesses; interesses e hobbies; tempos livres; fora do trabalho`,
    },
    headingWords: {
      around: `onde ja ate agora fundamental em sobre quem anteriores por ordem`,
      jobs: `trabalhei trabalhos cargos empresas servicos`,
      schools: `estudei escola escolas ensino universidade cursos superior medio`,
      self: `mim sou`,
      tools: "programacao ferramentas",
      languages: "linguisticos linguas",
      certificates: "certificacoes certificacao licencas acreditacoes formacoes",
      projects: "projetos publicacoes voluntario",
      interests: "interesses passatempos passatempo livres",
      skills: "conhecimentos aptidoes qualidades",
      experience: "empregos emprego estagios",
      education: "educacao formacao estudos escolaridade habilitacoes qualificacoes",
      personal: `contato contatos informacoes dados identificacao`,
      summary: "resumo apresentacao",
      career: "percurso trajetoria carreira historico atividade atividades",
    },
    besideHeadingWords: `e da do dos com profissional profissionais trabalho principais chave chaves selecionados outros outras
      complementar complementares adicionais pessoal pessoais sociais transversais digitais meu minha
      estrangeiras estrangeiros dominio obtidas obtidos falados`,
    fieldWords: {
      name: "nome designacao denominacao",
      other: `nota media classificacao resultado salario motivo nacionalidade telefone especialidade disciplinas
        contrato horario estado civil nascimento compreender falar escrever compreensao leitura escrita
        interacao producao materna outras`,
      tasks: "tarefas funcoes atividades actividades responsabilidades descricao atribuicoes",
      start: "inicio admissao entrada ingresso",
      end: "fim termino conclusao saida desligamento demissao",
      dates: "data datas periodo periodos duracao ano anos mes meses tempo",
      employer: `empresa empresas empregador empregadora entidade organizacao companhia firma patronal orgao`,
      school: `escola universidade instituicao instituto faculdade ensino colegio estabelecimento academia centro`,
      detail: "local cidade morada endereco localidade pais tipo",
      title: "cargo cargos funcao posto categoria posicao ocupacao profissao",
      degree: `titulo curso cursos grau formacao diploma qualificacao habilitacao habilitacoes estudos exame nivel
        escolaridade`,
    },
    besideFieldWords: `do da de dos das o a os as e ou em na no seu meu atual actual ultimo ultima ocupado ocupada exercido
      exercida exercidas obtido obtida obtencao atribuida frequentado frequentada concluido principais
      completo literarias final desde ate`,
    fields: {
      dates: "datas; data; período; periodo; duração; ano; anos",
      start: "início; data de início; data início; admissão; data de admissão",
      end: "fim; término; data de término; data de fim; saída; data de saída; até",
      title: `função; função ou cargo ocupado; posto; cargo; cargo ocupado; profissão; ocupação;
        função desempenhada; função exercida; categoria; categoria profissional; último cargo`,
      employer: `empregador; nome do empregador; nome e endereço do empregador; entidade patronal; empresa;
        nome da empresa; local de trabalho; organização; entidade; entidade empregadora; companhia;
        estabelecimento`,
      tasks: `atividades; tarefas; principais atividades; principais atividades e responsabilidades;
        tipo de empresa ou setor; atribuições; responsabilidades; funções; descrição; principais funções;
        principais atribuições; setor; ramo; motivo da saída`,
      degree: "qualificação; designação da qualificação atribuída; curso; grau; título; diploma; habilitação",
      school: `instituição; escola; nome da instituição; nome e tipo da organização de ensino ou formação;
        faculdade; universidade; instituição de ensino; entidade formadora; estabelecimento de ensino; colégio`,
      name: "nome; nome completo; nome e apelido; nome e sobrenome; nome apelido",
      givenName: "nome próprio; primeiro nome; nomes próprios",
      surname: "apelido; apelidos; sobrenome; último nome",
      other: `endereço; morada; telefone; telemóvel; celular; correio eletrónico; data de nascimento;
        nacionalidade; local`,
    },
    ditto: `idem; mesma empresa; mesma escola; mesma universidade`,
    phone: "tel telefone telemovel celular cel fone contacto contato casa",
  },
  dates: {
    months: `janeiro; fevereiro fev; marco; abril; maio; junho; julho; agosto; setembro set; outubro out; novembro;
      dezembro`,
    seasons: { spring: "primavera", summer: "verao veroes", autumn: "outono", winter: "inverno" },
    until: ["a", "até ao", "até o", "até", "ate", "até ao dia", "até o dia", "até dia", "ao dia"],
    now: [
      "atual",
      "atualmente",
      "o presente",
      "o momento",
      "momento",
      "presente data",
      "agora",
      "os dias atuais",
      "hoje",
      "em curso",
    ],
    since: ["desde", "a partir de"],
    from: ["de", "desde"],
    onwards: ["em diante"],
    lengths: { years: ["anos?"], months: ["mês", "meses"] },
  },
  degrees: {
    byName: {
      doctorate: ["doutorado", "doutoramento"],
      master: ["mestrado", "pós-graduação", "mestre em"],
      bachelor: ["bacharelado", "bacharel", "tecnólogo", "graduação"],
      vocational: ["curso (?:técnico|profissional)", "ensino (?:técnico|profissional)", "técnico em"],
      none: ["ensino (?:médio|secundário|fundamental)"],
    },
    asked: {
      bachelor: [
        "ensino superior",
        "(?:formação|curso|grau) superior",
        "formação (?:académica|universitária)",
        "licenciatura",
        "graduação",
      ],
      none: ["1[02]\\.?[ºo°]? ano", "9\\.?[ºo°] ano", "escolaridade (?:obrigatória|mínima)", "ensino básico"],
    },
  },
  schools: [
    "escola",
    "faculdade",
    "politécni",
    "\\bSENAI\\b",
    "\\bSENAC\\b",
    "\\bETEC\\b",
    "\\bFATEC\\b",
    "\\bPUC\\b",
    "\\bUSP\\b",
    "fundação",
    "colégi",
  ],
  spokenLanguages: {
    names: {
      German: "alemão",
      Spanish: "espanhol",
      Portuguese: "português",
      Ukrainian: "ucraniano",
    },
  },
  joining: {
    at: ["na", "no", "nas", "nos", "em", "para", "junto [àa]"],
    and: ["e"],
    with: ["com"],
    or: ["ou"],
    but: ["mas"],
    as: ["como"],
    in: ["em", "na", "no"],
    articles: ["uma?", "o", "a"],
    post: ["função", "funções"],
  },
  advert: {
    unneeded: ["não (?:é|são) (?:necessári|obrigatóri|exigid)\\p{L}*"],
    employer: ["somos", "noss[ao]s?", "contamos"],
    demand: ["mínim\\p{L}*", "pelo menos", "procura\\p{L}*", "exig\\p{L}*", "candidat\\p{L}*"],
    nice: [
      "preferencia(?:l|is|lmente)",
      "valoriza(?:-se|da|do|mos)",
      "mais-valia",
      "desejáve(?:l|is)",
      "diferencial",
      "será um plus",
      "fator preferencial",
    ],
    condition: [
      "(?:pode|poderá) ser (?:exigid|necessári|solicitad|pedid)\\p{L}*",
      "(?:se|caso) (?:trabalhar|necessário|aplicável|a função)",
      "consoante",
    ],
    related: ["(?:similar|semelhante|afim|afins|relacionad|equivalente)\\p{L}*"],
    experienceInstead: ["ou experiência (?:equivalente|relevante)"],
    years: {
      unit: "anos?",
      experience: "experiência",
      numbers: "um dois três quatro cinco seis sete oito nove dez",
    },
  },
  refused: {
    age: [
      "idade (?:máxima|limite)",
      "idade entre (?:os )?(?:1[89]|[23]\\d)",
      "(?:até|menos de) (?:2[5-9]|[3-6]\\d) anos de idade",
    ],
    gender: [
      "(?:apenas|somente|só|exclusivamente) (?:para )?(?:mulheres|homens)",
      "sexo (?:feminino|masculino)",
    ],
    "native speaker": ["língua materna", "falante nativ[oa]"],
    origin: ["nacionalidade (?:portuguesa|brasileira)"],
    family: ["solteir[oa]s?", "sem filhos"],
    "health and looks": ["boa (?:aparência|apresentação física)"],
  },
  roles: {
    nouns: `açougueiro administrador administradora advogado advogada agricultor ajudante alfaiate almoxarife
      animador apicultor aprendiz arquiteto arquiteta arquivista assessor assessora atendente auditora
      auxiliar balconista bancário bancária barbeiro bibliotecário biólogo bióloga bolseiro bolseira bolsista
      bombeiro cabeleireiro cabeleireira calceteiro camareira canalizador carpinteiro carteiro chefia
      cientista cirurgião cobrador colaborador comercial comprador compradora condutor condutora confeiteiro
      confeiteira conferente consultora contador contadora copeira corretor costureira cozinheira cuidador
      cuidadora dentista desenhador desenhista designer despachante digitador docente doméstica economista
      editor educador educadora electricista eletricista eletromecânico eletrônico empregada empreiteiro
      encanador encarregado encarregada escriturário escriturária especialista esteticista estofador
      estoquista explicador farmacêutico farmacêutica faturista faxineiro faxineira ferramenteiro fiel fiscal
      fisioterapeuta formador formadora fotógrafo fundador funcionário funcionária garçom garçonete governanta
      gráfico guarda guia informático instalador instrutor instrutora investigador investigadora jardineiro
      jornalista juiz líder lojista manicure maquinista marceneiro marinheiro mecânico mecânica mecatrônico
      médico médica mestre militar monitor monitora montador motoboy motorista nutricionista operador
      operadora operário operária orçamentista orientador padeiro pasteleiro pasteleira pedagogo pedreiro
      perito pintor pintora piloto pizzaiolo polícia porteiro professor profissional programadora promotor
      promotora proprietário proprietária psicólogo psicóloga químico química recepcionista rececionista
      redator redatora repositor repositora representante repórter revisor sapateiro secretário secretária
      segurança servente serralheiro sócio sócia soldador sommelier subgerente supervisora técnica telefonista
      teleoperador terapeuta tesoureiro topógrafo torneiro trabalhador tradutor tradutora tratorista treinador
      tutor vereador veterinário veterinária vigilante voluntário voluntária zelador estágio desenvolvedor
      desenvolvedora engenheiro engenheira enfermeiro enfermeira contabilista diretor diretora estagiário
      estagiária assistente cozinheiro professora pesquisador pesquisadora coordenador coordenadora gestor
      gestora chefe empregado caixa estagiaria`,
    training: "estagi[aá]ri[oa]",
  },
  employers: {
    forms: ["ltda\\.?", "lda\\.?", "unipessoal"],
    houses: "câmara; construtora; associação; fundação; ministério; prefeitura",
  },
};
