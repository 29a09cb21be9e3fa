import type { ConceptField } from "./concept.ts";

export const mobileAndEmbedded: ConceptField = {
  field: "software",
  concepts: [
    // Phones
    {
      name: "Mobile development",
      aliases: [
        "mobile app development",
        "mobile apps",
        "mobile application development",
        "native apps",
        "app development",
      ],
    },
    {
      name: "iOS development",
      aliases: ["iOS", "iOS app", "iOS SDK", "Xcode", "iPhone development"],
      implies: ["Mobile development"],
      siblings: { "Android development": 0.3 },
    },
    { name: "SwiftUI", implies: ["Swift"] },
    { name: "UIKit", aliases: ["Cocoa Touch"], implies: ["iOS development"], siblings: { SwiftUI: 0.4 } },
    { name: "Core Data", aliases: ["CoreData"], implies: ["iOS development"], ambiguous: true },
    {
      name: "Android development",
      aliases: ["Android", "Android SDK", "Android Studio", "Android app", "Android Jetpack"],
      implies: ["Mobile development"],
    },
    { name: "Jetpack Compose", aliases: ["Compose UI"], implies: ["Android development", "Kotlin"] },
    {
      name: "Kotlin Multiplatform",
      aliases: ["KMP mobile", "Kotlin Multiplatform Mobile", "KMM"],
      implies: ["Kotlin"],
    },
    {
      name: "React Native",
      aliases: ["Expo React Native"],
      implies: ["React", "Mobile development"],
      siblings: { Flutter: 0.5 },
    },
    { name: "Flutter", implies: ["Dart", "Mobile development"], ambiguous: true, notBeside: ["atrial", "a"] },
    { name: "Xamarin", aliases: [".NET MAUI"], implies: ["C#", "Mobile development"] },
    {
      name: "Ionic",
      aliases: ["Ionic Framework"],
      implies: ["Mobile development"],
      ambiguous: true,
      notBeside: ["bond", "liquid", "liquids", "compounds"],
    },
    {
      name: "Apache Cordova",
      aliases: ["PhoneGap"],
      implies: ["Mobile development"],
      siblings: { Ionic: 0.6 },
    },
    { name: "Firebase", aliases: ["Firestore", "Google Firebase", "Crashlytics"] },
    {
      name: "App store releases",
      aliases: ["app releases", "app publishing", "app submission"],
      implies: ["Mobile development"],
    },
    {
      name: "App Store",
      aliases: ["Apple App Store", "App Store Connect", "TestFlight"],
      implies: ["App store releases"],
    },
    {
      name: "Google Play",
      aliases: ["Play Store", "Google Play Console"],
      implies: ["App store releases"],
      siblings: { "App Store": 0.4 },
    },
    { name: "Fastlane", implies: ["App store releases"] },

    // Devices
    {
      name: "Embedded systems",
      aliases: [
        "embedded software",
        "embedded development",
        "embedded programming",
        "firmware",
        "firmware development",
        "bare metal programming",
      ],
    },
    {
      name: "Microcontrollers",
      examples: ["STM32", "ARM Cortex", "ESP32", "Arduino", "AVR microcontroller", "PIC microcontroller"],
      implies: ["Embedded systems"],
    },
    {
      name: "RTOS",
      aliases: ["real-time operating system"],
      examples: ["FreeRTOS", "Zephyr RTOS", "VxWorks", "QNX"],
      implies: ["Embedded systems"],
    },
    {
      name: "Embedded Linux",
      aliases: ["Yocto", "Buildroot", "Linux kernel", "device drivers", "kernel development"],
      implies: ["Linux", "Embedded systems"],
    },
    {
      name: "FPGA",
      aliases: ["VHDL", "Verilog", "SystemVerilog", "Xilinx", "Vivado"],
      siblings: { "Embedded systems": 0.5 },
    },
    { name: "CAN bus", examples: ["CANopen", "CANoe", "LIN bus", "J1939"] },
    { name: "AUTOSAR", aliases: ["Adaptive AUTOSAR", "Classic AUTOSAR"], implies: ["Embedded systems"] },
    { name: "Functional safety", aliases: ["ASIL"], examples: ["ISO 26262", "IEC 61508", "DO-178C"] },
    { name: "MISRA C", aliases: ["MISRA", "MISRA-C++"], implies: ["C"] },
    { name: "Serial protocols", aliases: ["I2C/SPI"], examples: ["I2C", "SPI bus", "UART", "Modbus RTU"] },
    {
      name: "Internet of Things",
      aliases: ["IoT", "IIoT"],
      examples: ["MQTT", "LoRaWAN", "Zigbee", "Bluetooth Low Energy"],
    },
    { name: "Raspberry Pi", implies: ["Linux"] },
    { name: "ROS", aliases: ["Robot Operating System", "ROS2", "ROS 2"], siblings: { Robotics: 0.7 } },
    { name: "Digital signal processing", aliases: ["DSP algorithms", "signal processing"] },

    // Games and graphics
    {
      name: "Unity",
      aliases: ["Unity3D", "Unity 3D", "Unity Engine"],
      implies: ["Game development"],
      ambiguous: true,
      notBeside: ["team", "of", "catalog", "through"],
      siblings: { "Unreal Engine": 0.5 },
    },
    { name: "Unreal Engine", aliases: ["Unreal Engine 5", "UE4", "UE5"], implies: ["Game development"] },
    { name: "Game development", aliases: ["game programming", "gameplay programming", "game design"] },
    {
      name: "Computer graphics",
      aliases: ["shader programming", "rendering engine"],
      examples: ["OpenGL", "Vulkan API", "DirectX"],
    },
    {
      name: "Augmented and virtual reality",
      aliases: ["AR/VR", "virtual reality", "augmented reality", "mixed reality"],
      examples: ["ARKit", "ARCore"],
    },
    { name: "Qt", aliases: ["Qt/QML", "QML", "PyQt", "Qt Quick", "Qt5", "Qt6"] },
  ],
};
