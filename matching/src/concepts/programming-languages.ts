import type { ConceptField } from "./concept.ts";

export const programmingLanguages: ConceptField = {
  field: "software",
  concepts: [
    // The Java family
    {
      name: "Java",
      aliases: [
        "Core Java",
        "Java SE",
        "Java EE",
        "J2EE",
        "Jakarta EE",
        "JDK",
        "Java 8",
        "Java 11",
        "Java 17",
        "Java 21",
      ],
      ambiguous: true,
      notBeside: ["coffee", "island", "bean", "sea"],
      siblings: { Kotlin: 0.5 },
    },
    { name: "Kotlin", siblings: { Java: 0.4 } },
    { name: "Scala", ambiguous: true, notBeside: ["la", "milan"] },
    { name: "Groovy", aliases: ["Apache Groovy"], ambiguous: true },
    { name: "Clojure", aliases: ["ClojureScript"] },

    // The web's languages
    {
      name: "JavaScript",
      aliases: ["JS", "ECMAScript", "ES6", "ES2015", "vanilla JavaScript", "Java Script"],
    },
    { name: "TypeScript", aliases: ["TS", "Type Script"], implies: ["JavaScript"] },
    { name: "HTML", aliases: ["HTML5", "XHTML", "semantic HTML"] },
    { name: "CSS", aliases: ["CSS3", "Cascading Style Sheets"] },
    { name: "PHP", aliases: ["PHP 7", "PHP 8", "PHP8"] },
    { name: "WebAssembly", aliases: ["WASM"] },

    // Systems and compiled
    {
      name: "C",
      aliases: ["ANSI C", "embedded C", "C programming", "C99"],
      ambiguous: true,
      notBeside: ["vitamin", "hepatitis", "class", "grade", "level", "series", "category", "klasse"],
    },
    { name: "C++", aliases: ["cpp", "C++11", "C++14", "C++17", "C++20", "modern C++"] },
    { name: "C#", aliases: ["CSharp", "C Sharp"], implies: [".NET"] },
    {
      name: ".NET",
      aliases: [
        "dotnet",
        "dot net",
        ".NET Core",

        ".NET Framework",

        ".NET 6",
        ".NET 8",
      ],
      siblings: { Java: 0.2 },
    },
    { name: "F#", aliases: ["FSharp"], implies: [".NET"] },
    { name: "VB.NET", aliases: ["Visual Basic .NET", "Visual Basic"], siblings: { "C#": 0.4 } },
    {
      name: "Go",
      aliases: ["Golang", "Go lang", "Go programming"],
      ambiguous: true,
      notBeside: ["to", "live", "on", "and", "go", "let's", "pokemon"],
    },
    {
      name: "Rust",
      aliases: ["Rust programming", "Rustlang"],
      ambiguous: true,
      notBeside: ["removal", "corrosion", "and", "steel", "protection"],
    },
    { name: "Zig", aliases: ["Ziglang"], ambiguous: true },
    { name: "Assembly language", aliases: ["assembler programming", "x86 assembly", "ARM assembly"] },
    { name: "Fortran" },
    { name: "COBOL", aliases: ["mainframe COBOL"] },
    {
      name: "Delphi",
      aliases: ["Object Pascal", "Embarcadero Delphi"],
      ambiguous: true,
      notBeside: ["method", "study", "automotive"],
    },
    { name: "Ada programming", aliases: ["Ada 95", "Ada 2012"] },

    // Scripting and functional
    {
      name: "Python",
      aliases: ["Python 3", "Python3", "Python scripting", "Python programming"],
      ambiguous: true,
      notBeside: ["ball", "snake", "monty", "reptile", "burmese"],
    },
    { name: "Ruby", aliases: ["Ruby programming"], ambiguous: true, notBeside: ["red", "ring"] },
    { name: "Perl", aliases: ["Perl scripting"] },
    { name: "Lua", aliases: ["Lua scripting"] },
    { name: "Elixir", aliases: ["Phoenix LiveView"], ambiguous: true },
    { name: "Erlang", aliases: ["Erlang/OTP"] },
    { name: "Haskell" },
    { name: "Julia", aliases: ["Julia language", "JuliaLang"], ambiguous: true },
    {
      name: "Bash",
      aliases: ["shell scripting", "shell script", "Bash scripting", "Unix shell"],
      implies: ["Linux"],
    },
    { name: "PowerShell", aliases: ["Power Shell", "PowerShell scripting"], siblings: { Bash: 0.4 } },
    {
      name: "VBA",
      aliases: ["Visual Basic for Applications", "Excel VBA", "Excel macros"],
      implies: ["Excel"],
    },
    { name: "ABAP", aliases: ["SAP ABAP", "ABAP OO"], implies: ["SAP"] },
    {
      name: "Apex",
      aliases: ["Salesforce Apex", "Apex classes", "Lightning Web Components", "LWC"],
      implies: ["Salesforce"],
      ambiguous: true,
      notBeside: ["oracle", "legends", "predator"],
    },
    { name: "Solidity", aliases: ["smart contract", "Ethereum development"] },
    {
      name: "Swift",
      aliases: ["Swift programming"],
      implies: ["iOS development"],
      ambiguous: true,
      notBeside: ["response", "payment", "payments", "code", "taylor", "messages"],
    },
    {
      name: "Objective-C",
      aliases: ["ObjC", "Objective C++"],
      implies: ["iOS development"],
      siblings: { Swift: 0.5 },
    },
    { name: "Dart", aliases: ["Dart language"], ambiguous: true, notBeside: ["board", "game"] },
  ],
};
