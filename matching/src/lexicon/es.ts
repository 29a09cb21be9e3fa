import type { Lexicon } from "./lexicon.ts";

export const spanish: Lexicon = {
  code: "es",
  cv: {
    headings: {
      summary: `perfil personal; acerca de mí; objetivo profesional; objetivo; perfil; perfil profesional; resumen;
        sobre mí; quién soy; en resumen`,
      experience: `trayectoria profesional; trayectoria laboral; historial laboral; experiencia de trabajo; experiencia;
        experiencia laboral; experiencia profesional; dónde he trabajado`,
      education: `estudios académicos; educación y formación; formación reglada; titulaciones; educación; formación;
        formación académica; estudios; mis estudios`,
      skills: `competencias técnicas; competencias clave; habilidades y competencias; conocimientos técnicos;
        conocimientos informáticos; informática; habilidades; competencias; aptitudes; conocimientos;
        habilidades técnicas; lo que sé hacer; lo que aporto`,
      certificates: `cursos; cursos y certificaciones; formación complementaria; certificaciones; certificados;
        licencias y certificaciones; licencias`,
      languages: "idiomas extranjeros; competencias lingüísticas; idiomas; lenguas",
      projects: "proyectos personales; voluntariado; premios; publicaciones; proyectos",
      personal: `información personal; información de contacto; contacto; datos personales; referencias;
        contacta conmigo`,
      interests: "intereses; aficiones; tiempo libre; fuera del trabajo",
    },
    headingWords: {
      around: `donde he en vida hasta ahora mas ocupados desempenados superior de lo que sobre quien breve`,
      jobs: `trabajos trabajado puestos empresas laborales antecedentes`,
      schools: `primaria secundaria preparatoria universidad escuela escuelas colegio colegios escolaridad bachillerato`,
      self: `soy`,
      tools: "programacion tecnologias herramientas",
      languages: "idiomas idioma lenguas linguisticas",
      certificates: `certificados certificado certificaciones certificacion cursos curso carnets carne carnes titulos
        permisos permiso licencias acreditaciones`,
      projects: "proyectos publicaciones premios voluntariado voluntarios",
      interests: "intereses aficiones pasatiempos",
      skills: "competencias competencia habilidades destrezas conocimientos fortalezas",
      experience: "empleos empleo experiencia experiencias practicas",
      education: "educacion formacion estudios titulaciones titulacion cualificaciones",
      personal: "contacto contactos referencias informacion datos",
      summary: "perfil resumen objetivo objetivos presentacion",
      studies: "academica academicas academicos academico escolar escolares",
      career: "trayectoria recorrido carrera historial actividad actividades",
    },
    besideHeadingWords: `y del al las los el con para profesional profesionales laboral laborales trabajo tecnica tecnicas
      tecnico tecnicos clave claves seleccionados otros otras complementaria complementarias complementario
      complementarios adicional adicionales persona informatica informaticas informaticos organizativas
      organizacionales comunicativas manageriales mis mi extranjeros extranjeras anterior anteriores recientes
      continua permanente nivel realizados realizadas obtenidos obtenidas adquiridas adquiridos hablados
      habladas`,
    fieldWords: {
      name: "nombre nombres denominacion",
      other: `calificacion nota notas promedio resultado salario sueldo motivo nacionalidad telefono correo
        especialidad asignaturas jornada contrato estado civil nacimiento comprender hablar escribir
        comprension lectura expresion interaccion escritura materna maternas otra otras`,
      tasks: "tareas funciones actividades responsabilidades descripcion logros labores",
      start: "inicio comienzo ingreso alta entrada",
      end: "fin termino finalizacion egreso salida baja cese",
      dates: "fecha fechas periodo periodos duracion ano anos tiempo mes meses",
      employer: `empresa empresas empleador empleadores compania organizacion entidad firma organismo empleadora`,
      school: `escuela colegio universidad instituto institucion centro centros facultad academia plantel`,
      detail: "lugar ciudad direccion localidad pais ubicacion provincia tipo tipos",
      title: "puesto puestos cargo cargos categoria funcion ocupacion rol profesion empleo",
      degree: `titulo titulos titulacion estudios estudio grado carrera curso cursos diploma nivel formacion examen
        programa`,
    },
    besideFieldWords: `de del la el los las y o en su mi con actual ultimo ultima desempenado desempenada ocupado ocupada
      obtenido obtenida obtencion cursado cursada cursados realizado realizada alcanzado completo completa
      principales ocupados ocupadas educativa educativo academico academica realizados desde hasta`,
    fields: {
      dates: "fechas; fecha; periodo; período; desde hasta; duración; fechas de a; periodo trabajado; años",
      start: "desde; inicio; fecha de inicio; fecha inicio; fecha de ingreso; fecha de alta",
      end: "hasta; fin; fecha de fin; fecha fin; fecha de salida; fecha de baja; término",
      title: `puesto; cargo; puesto de trabajo; profesión o cargo desempeñado; cargo ocupado;
        función o puesto ocupado; ocupación; profesión; categoría; categoría profesional; puesto desempeñado;
        rol; posición; rango`,
      employer: `empresa; empleador; nombre de la empresa; nombre y dirección de la empresa o empleador;
        nombre y dirección del empleador; compañía; nombre del empleador; organización; establecimiento;
        centro de trabajo`,
      tasks: `tareas; funciones; actividades; principales actividades;
        principales actividades y responsabilidades; funciones y responsabilidades principales;
        tipo de empresa o sector; sector; responsabilidades; funciones principales; tareas realizadas;
        descripción; tipo de empresa; motivo de salida`,
      degree: `título; título de la cualificación obtenida; titulación; titulación obtenida; título obtenido;
        curso`,
      school: `centro; centro de estudios; institución;
        nombre y tipo de la organización que ha impartido la educación o formación; universidad; instituto;
        escuela; centro educativo; centro de formación; centro docente`,
      name: `nombre; nombre y apellidos; nombre apellido; apellidos y nombre; nombres y apellidos;
        nombre completo; apellidos nombre`,
      givenName: "nombres; nombre de pila",
      surname: "apellidos; apellido; primer apellido",
      other: `dirección; teléfono; móvil; correo electrónico; fecha de nacimiento; nacionalidad; estado civil;
        lugar`,
    },
    ditto: `ídem; idem; misma empresa; mismo centro; misma universidad; mismo colegio; mismo instituto`,
    phone: "tel telefono telefonos telf tfno tlf movil celular cel fijo casa",
    phoneNumber: "num numero n",
  },
  dates: {
    months: `enero ene; febrero; marzo; abril abr; mayo; junio; julio; agosto ago; septiembre; octubre; noviembre;
      diciembre dic`,
    seasons: { spring: "primavera", summer: "verano veranos", autumn: "otono", winter: "invierno inviernos" },
    until: ["a", "al", "hasta", "hasta el", "hasta el día", "al día"],
    now: [
      "act\\.",
      "actualidad",
      "la actualidad",
      "en la actualidad",
      "ahora",
      "actual",
      "actualmente",
      "presente",
      "el presente",
      "la fecha",
      "hoy",
      "en curso",
    ],
    since: ["desde", "a partir de"],
    from: ["de", "desde"],
    onwards: ["en adelante"],
    lengths: { years: ["años?"], months: ["meses"] },
  },
  degrees: {
    byName: {
      doctorate: ["doctorado"],
      master: ["máster", "maestría", "posgrado", "postgrado", "diploma de estudios avanzados"],
      bachelor: [
        "licenciatura",
        "grado en",
        "licenciad[oa]",
        "diplomatura",
        "graduad[oa] en(?! eso)",
        "ingeniería técnica",
      ],
      vocational: [
        "formación profesional",
        "ciclo formativo",
        "(?:ciclo formativo de )?grado (?:medio|superior)(?: en)?",
        "técnico superior",
      ],
      none: ["bachillerato", "bachiller", "educación secundaria"],
    },
    amongDegrees: {
      master: ["ingenier[oa]", "ingeniería"],
      bachelor: ["arquitect[oa]"],
      vocational: ["técnic[oa]", "titulación"],
      none: ["eso"],
    },
    asked: {
      bachelor: [
        "(?:titulación|estudios|título|grado|formación|carrera) universitari[oa]s?",
        "grado(?= (?:o|universitario|en)(?!\\p{L}))",
        "ingeniería (?:superior|industrial|informática)",
        "ingeniería(?= (?:o|técnica)(?!\\p{L}))",
      ],
      vocational: ["(?:fp|f\\.p\\.) (?:de )?(?:grado )?(?:medio|superior)"],
      none: ["graduado escolar", "eso(?= o|$)", "educación (?:básica|obligatoria)"],
    },
  },
  lettersOfSchools: {
    withOrWithoutStops: "IES IESO CIFP CPIFP CEIP IPEM IPET CONALEP CBTIS CETIS CECYT",
    withStops: "EET CEPA",
  },
  schools: [
    "academia",
    "escuela",
    "conservat",
    "facultad",
    "\\bUNED\\b",
    "fundación",
    "centro de (?:formación|formação|estudios)",
    "colegi",
  ],
  spokenLanguages: {
    names: {
      English: "inglés",
      German: "alemán",
      French: "francés",
      Spanish: "español; castellano",
      Dutch: "neerlandés",
      Polish: "polaco",
      Chinese: "chino mandarín",
      Russian: "ruso",
      Turkish: "turco",
      Japanese: "japonés",
      Korean: "coreano",
      Romanian: "rumano",
      Greek: "griego",
      Swedish: "sueco",
    },
    levels: {
      B2: ["fluido"],
    },
  },
  joining: {
    at: ["en", "en (?:el|la|los|las)", "para"],
    surelyOr: ["o"],
    and: ["y"],
    with: ["con"],
    or: ["o"],
    but: ["pero", "aunque"],
    as: ["como"],
    in: ["en", "de"],
    articles: ["una?", "el", "la", "los", "las"],
    post: ["puesto"],
  },
  advert: {
    headings: {
      nice: ["deseable", "se valorará", "no imprescindible"],
      dropped: ["ofrecemos", "qué ofrecemos"],
      duties: ["tareas", "funciones"],
      must: ["requisitos", "perfil"],
    },
    welcome: ["valorable"],
    unneeded: ["no (?:es |son )?(?:necesari\\p{L}*|imprescindibles?|requerid\\p{L}*)"],
    employer: ["somos", "nuestr\\p{L}*", "contamos", "llevamos"],
    demand: [
      "mínim\\p{L}*",
      "al menos",
      "busca\\p{L}*",
      "requier\\p{L}*",
      "requisito",
      "imprescindible",
      "candidat\\p{L}*",
    ],
    nice: [
      "valorables?",
      "se valorará\\p{L}*",
      "deseables?",
      "preferi(?:ble|blemente)",
      "(?:será|es|sería) un plus",
      "se valora",
      "no imprescindible",
    ],
    condition: [
      "(?:puede|podrá|podría) (?:ser )?(?:requerir|exigir|necesari|solicitar|requerid)\\p{L}*",
      "si (?:el puesto|es necesario|procede|trabaja)",
      "según",
      "en caso de",
    ],
    related: ["(?:similar|afín|afines|relacionad|equivalente|análog)\\p{L}*"],
    experienceInstead: ["o experiencia (?:equivalente|similar|demostrable)"],
    years: {
      unit: "años?",
      experience: "experiencia",
      numbers: "un dos tres cuatro cinco seis siete ocho nueve diez",
    },
  },
  refused: {
    age: [
      "edad (?:máxima|límite)",
      "edad (?:entre|de) (?:1[89]|[23]\\d)",
      "menor(?:es)? de (?:2[5-9]|[3-6]\\d) años",
      "de (?:entre )?(?:1[89]|[23]\\d) (?:a|y) \\d\\d años(?! de experiencia)",
    ],
    gender: [
      "señoritas?",
      "(?:solo|sólo|únicamente|exclusivamente) (?:para )?(?:mujeres|hombres|damas|varones)",
      "sexo (?:femenino|masculino)",
    ],
    "native speaker": ["lengua materna", "(?:hablante )?nativ[oa] (?:de|en) \\p{L}+"],
    origin: ["nacionalidad (?:española|mexicana|argentina|colombiana|chilena)"],
    family: ["solter[oa]s?", "sin (?:hijos|cargas familiares)"],
    "health and looks": ["buena (?:presencia|apariencia)(?: física)?"],
  },
  roles: {
    nouns: `abogado abogada agricultor albañil alumno alumna animador animadora aprendiz archivero archivera
      arquitecto arquitecta asesor asesora auditor auditora autónomo autónoma ayudante azafata barman biólogo
      bióloga bibliotecario bombero cajero cajera camionero capataz carnicero carnicera carpintero
      carretillero cartero celador celadora cerrajero chapista científico científica cirujano colaborador
      colaboradora comercial conductor conductora conserje consejero constructor copiloto corredor creativo
      cuidador cuidadora delegado delegada delineante dentista docente economista editor editora educador
      educadora ejecutivo ejecutiva electricista empleado empleada entrenador escritor especialista
      esteticista estilista farmacéutico farmacéutica ferrallista fisioterapeuta florista fontanero formador
      formadora fotógrafo fotógrafa fresador funcionario funcionaria fundador fundadora gobernanta gestor
      gestora gruista guarda guía guionista informático informática instalador instructor interino interventor
      investigador jardinero joyero lavaplatos letrado letrada líder limpiador limpiadora locutor logopeda
      mando marinero maquinista matricero matrona mecánico mecánica médico médica mediador mensajero militar
      minero modista monitor monitora montador mozo moza notario obrero obrera oficial operador operadora
      operario operaria orientador panadero panadera pastelero pastelera peluquero peluquera peón periodista
      piloto pintor pintora pizzero planchista policía practicante procurador promotor promotora propietario
      psicólogo psicóloga químico química realizador recepcionista redactor redactora repartidor repartidora
      reponedor reponedora representante restaurador secretario secretaria segundo sastre socorrista socio
      socia soldador subdirector subdirectora supervisor supervisora tapicero tasador teleoperador
      teleoperadora terapeuta tesorero topógrafo tornero trabajador trabajadora traductor traductora
      transportista tutor tutora urbanista veterinario veterinaria vigilante viticultor voluntario voluntaria
      zapatero prácticas becado pasante residente desarrollador desarrolladora programador programadora
      ingeniero ingeniera enfermero enfermera contador contadora contable jefe jefa gerente directora analista
      consultor consultora becario becaria auxiliar asistente cocinero cocinera camarero camarera profesor
      profesora maestro maestra investigadora técnico técnica encargado encargada vendedor vendedora
      dependiente administrativo administrativa coordinador coordinadora dependienta`,
    training: "becari[oa]",
  },
  employers: {
    forms: ["s\\.?\\s?l\\.?(?:\\s?u\\.?)?", "coop\\.?"],
    houses: `ayuntamiento; sociedad; constructora; talleres; transportes; supermercados; bodegas; asociación;
      fundación; ministerio; gestoría; bufete; mesón`,
  },
};
